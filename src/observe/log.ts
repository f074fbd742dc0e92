import { type Logger, pino } from 'pino';

/** The program's log, in pino's own form: facts (an error is `err`), then what happened. One JSON object a line. */
export interface Log {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

const HIDDEN = '[hidden]';

/** What must never stand in a log, whatever field or error message it turns up in. */
const SECRETS: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  // Telegram: `<bot id>:<35 characters>`, also inside request addresses (`/bot<token>/sendMessage`).
  [/\d{5,16}:[A-Za-z0-9_-]{30,}/g, HIDDEN],
  // Discord: base64 of the id, of the time, and a signature, with points between.
  [/[A-Za-z0-9_-]{20,}\.[A-Za-z0-9_-]{5,8}\.[A-Za-z0-9_-]{25,}/g, HIDDEN],
  // An interaction's token is as good as the bot's for 15 minutes; it stands in the addresses of its answers.
  [/\/(webhooks|interactions)\/(\d+)\/[^/\s"?]+/g, `/$1/$2/${HIDDEN}`],
  // A password in an address (`postgres://user:password@host`).
  [/(\w+:\/\/[^\s:/@"]*):[^\s/@"]+@/g, `$1:${HIDDEN}@`],
];

const HIDDEN_FIELDS = ['token', 'authorization', 'cookie', 'password', 'secret'];

/** `line` with every token, password and interaction token in it hidden. */
export function withoutSecrets(line: string, known: readonly string[] = []): string {
  let clean = line;
  for (const secret of known) if (secret.length >= 4) clean = clean.replaceAll(secret, HIDDEN);
  for (const [pattern, replacement] of SECRETS) clean = clean.replace(pattern, replacement);
  return clean;
}

/** What a log says of an error: not what else libraries hang on it (a request's body with its pictures). */
function errorFacts(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack, cause } = error;
  const code = 'code' in error ? error.code : undefined;
  return { type: name, message, stack, code, ...(cause !== undefined && { cause: errorFacts(cause) }) };
}

/**
 * A log that writes lines of at least `level` (a pino level or `silent`) to standard error, which leaves standard output
 * to what people and scripts read. Tokens and passwords are hidden wherever they stand; `known` names secrets that no
 * pattern can tell (a webhook's secret). Throws on an unknown level.
 */
export function createLog(
  level: string,
  known: readonly string[] = [],
  write: (line: string) => void = (line) => void process.stderr.write(line),
): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: errorFacts },
      redact: {
        paths: HIDDEN_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
        censor: HIDDEN,
      },
    },
    { write: (line: string) => write(withoutSecrets(line, known)) },
  );
}
