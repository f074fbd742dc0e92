import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CommandNames, findCommand, unknownCommandFault, withTypedNames } from '../../chat/command.ts';
import { TERMINAL_COMMANDS } from '../../commands/terminal.ts';
import { loadCatalogue } from '../../i18n/catalogue.ts';
import type { Texts } from '../../i18n/texts.ts';
import type { MakeSolver } from '../../solver/solver.ts';
import { quoteForShell } from './arguments.ts';
import type { CallTexts } from './call.ts';
import { defaultDataDir, extractLanguage, languageOf, PROJECT_ROOT } from './environment.ts';
import { findOperatorCommand, operatorHelp, runOperator } from './operator.ts';
import { printMessage, reportFault, type Session, type Shell } from './session.ts';

const MAX_QUOTE_CHARS = 40;
const VERSION: string = JSON.parse(readFileSync(join(PROJECT_ROOT, 'package.json'), 'utf8')).version;
/** Reads boards from picture files. It exists only in the terminal, because its arguments are file names. */
const READ_COMMAND = 'read';
const textCatalogue = loadCatalogue();
const JSON_LANGUAGE = 'en';

const PROGRAM_NAME = 'tileknight';
/** Start command in a source checkout, where `tileknight` is not on the PATH. */
const NPM_SCRIPT = 'npm run -s tileknight --';

/**
 * The command by which the user started this program. npm sets `npm_lifecycle_event` to the name of its
 * script.
 */
const startCommandOf = (env: Shell['env']): string =>
  env.npm_lifecycle_event === PROGRAM_NAME ? NPM_SCRIPT : PROGRAM_NAME;

const textsOf = (language: string, startCommand: string, command = ''): Texts =>
  textCatalogue.texts(language, { prefix: `${startCommand} `, command });

const callTextsOf = (language: string, startCommand: string, command = ''): CallTexts => ({
  texts: textsOf(language, startCommand, command),
  jsonTexts: textsOf(JSON_LANGUAGE, startCommand, command),
});

/** Ignores the option `--language`. */
export const textsForEnvironment = (env: Shell['env']): Texts =>
  textsOf(languageOf(env, textCatalogue.locales), startCommandOf(env));

/** Resolves with the exit code: 0, or 2 for bad input. Rejects on system errors and bugs. */
export async function runCommandLine(
  argv: readonly string[],
  shell: Shell,
  makeSolver?: MakeSolver,
): Promise<number> {
  const { env } = shell;
  const { otherArgs, language: languageOption } = extractLanguage(argv, textCatalogue.locales);
  const [firstWord = 'help', ...args] = otherArgs;
  const startCommand = startCommandOf(env);
  const defaultLanguage = languageOf(env, textCatalogue.locales);
  const language = languageOption.ok ? (languageOption.value ?? defaultLanguage) : defaultLanguage;
  if (languageOption.ok && firstWord === '--version') return printMessage(shell, VERSION);
  const callTexts = callTextsOf(language, startCommand);
  const session: Session = { shell, language, callTexts, isJsonOutput: args.includes('--json') };
  if (!languageOption.ok) return reportFault(session, languageOption.fault);
  const isHelp = isHelpWord(firstWord);
  const commandName = isHelp ? args.find((word) => !isHelpWord(word)) : firstWord;
  if (commandName === undefined)
    return printMessage(shell, fullHelp(textsOf(language, PROGRAM_NAME), startCommand));
  const commandArgs = isHelp ? ['--help'] : args;
  const operatorCommand = findOperatorCommand(commandName);
  // The names in other languages are loaded only for such a name.
  const namedCommands = () => withTypedNames(TERMINAL_COMMANDS, textCatalogue.typedWords);
  const listedCommand =
    findCommand(TERMINAL_COMMANDS, commandName) ??
    (commandName === READ_COMMAND || operatorCommand !== undefined
      ? undefined
      : findCommand(namedCommands(), commandName.normalize('NFC').toLowerCase()));
  if (commandName !== READ_COMMAND && operatorCommand === undefined && listedCommand === undefined) {
    const typedName = commandName.slice(0, MAX_QUOTE_CHARS);
    return reportFault(session, unknownCommandFault(namedCommands(), typedName, quoteForShell(args)));
  }
  const { readConfig } = await import('../../config/config.ts');
  const config = readConfig({ ...env, DATA_DIR: env.DATA_DIR || defaultDataDir(process.cwd(), env) });
  if (operatorCommand !== undefined)
    return runOperator(operatorCommand, commandArgs, config, shell, callTexts.texts);
  if (listedCommand === undefined) {
    if (commandArgs.includes('--help') || commandArgs.includes('-h'))
      return printMessage(shell, textsOf(language, PROGRAM_NAME).say('terminal-help-read'));
    const { runRead } = await import('./pictures.ts');
    return runRead(commandArgs, session);
  }
  const { runCommand } = await import('./run-command.ts');
  return runCommand(
    { ...session, callTexts: callTextsOf(language, startCommand, listedCommand.name) },
    { config, textCatalogue, makeSolver, isBatch: commandArgs.includes('--stdin') },
    listedCommand,
    commandArgs,
    () => helpOf(textsOf(language, PROGRAM_NAME), listedCommand),
  );
}

const isHelpWord = (word: string): boolean => ['help', '--help', '-h'].includes(word);

const helpOf = (texts: Texts, { name }: CommandNames): string => {
  const helpId = `terminal-help-${name}`;
  return texts.has(helpId)
    ? texts.say(helpId)
    : `${PROGRAM_NAME} ${name}  ${texts.say(`${name}-description`)}`;
};

const fullHelp = (texts: Texts, startCommand: string): string =>
  [
    texts.say('terminal-help-about'),
    ...(startCommand === PROGRAM_NAME ? [] : [texts.say('terminal-help-called', { program: startCommand })]),
    '',
    ...TERMINAL_COMMANDS.map((command) => helpOf(texts, command)),
    texts.say('terminal-help-read'),
    ...['', texts.say('terminal-help-all')],
    ...['', operatorHelp(texts)],
  ].join('\n');
