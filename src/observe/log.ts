import { type Logger, pino } from 'pino';
import { requestId } from './request-context.ts';

/**
 * The program's log in pino's form: each call takes facts (an error is `err`), then a message. One JSON
 * object per line. `request`: the id of the request that the line is about.
 */
export interface Log {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

const HIDDEN = '[hidden]';

/** Patterns of secrets. Matches are hidden in any field or error message. */
const SECRETS: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  // Telegram: `<bot id>:<35 characters>`, also inside request addresses (`/bot<token>/sendMessage`).
  [/\d{5,16}:[A-Za-z0-9_-]{30,}/g, HIDDEN],
  // Discord: base64 of the id, of the time, and a signature, with dots between.
  [/[A-Za-z0-9_-]{20,}\.[A-Za-z0-9_-]{5,8}\.[A-Za-z0-9_-]{25,}/g, HIDDEN],
  // An interaction's token is as powerful as the bot's for 15 minutes. It is part of request addresses.
  [/\/(webhooks|interactions)\/(\d+)\/[^/\s"?]+/g, `/$1/$2/${HIDDEN}`],
  // A password in an address (`postgres://user:password@host`).
  [/(\w+:\/\/[^\s:/@"]*):[^\s/@"]+@/g, `$1:${HIDDEN}@`],
];

const HIDDEN_FIELDS = ['token', 'authorization', 'cookie', 'password', 'secret'];

/** Returns the forms in which a secret may appear in a line: plain, in JSON, in an address. */
const spellSecret = (secret: string): readonly string[] => [
  secret,
  JSON.stringify(secret).slice(1, -1),
  encodeURIComponent(secret),
];

/** Hides every token, password and interaction token in a line. `known`: other secrets to hide. */
export function hideSecrets(line: string, known: readonly string[] = []): string {
  let clean = line;
  for (const secret of known.filter(({ length }) => length >= 4))
    for (const spelling of spellSecret(secret)) clean = clean.replaceAll(spelling, HIDDEN);
  for (const [pattern, replacement] of SECRETS) clean = clean.replace(pattern, replacement);
  return clean;
}

/** Maximum lengths of an error's message and stack, and the maximum number of its causes. */
const MAX_MESSAGE_CHARS = 600;
const MAX_STACK_CHARS = 1500;
const MAX_CAUSES = 2;

/**
 * The fields of an error that are logged. Other fields are left out, because libraries attach whole request
 * bodies.
 */
const ERROR_FIELDS = ['code', 'errcode', 'status', 'error_code', 'method', 'url'] as const;

function describeError(error: unknown, causes = MAX_CAUSES): object {
  if (!(error instanceof Error)) return { message: truncate(String(error), MAX_MESSAGE_CHARS) };
  const { name, message, stack = '' } = error;
  const told = Object.entries(error).filter(
    ([key, value]) => ERROR_FIELDS.some((one) => one === key) && ['string', 'number'].includes(typeof value),
  );
  // grammY stores the cause in `error`.
  const cause = error.cause ?? ('error' in error ? error.error : undefined);
  return {
    type: name,
    message: truncate(message, MAX_MESSAGE_CHARS),
    stack: truncate(stack, MAX_STACK_CHARS),
    ...Object.fromEntries(told.map(([key, value]) => [key, truncate(value, MAX_MESSAGE_CHARS)])),
    ...(cause !== undefined && causes > 0 && { cause: describeError(cause, causes - 1) }),
  };
}

const truncate = <T>(value: T, length: number): T | string =>
  typeof value === 'string' && value.length > length ? `${value.slice(0, length)}…` : value;

const MAX_LINE_BYTES = 8192;
/** Maximum length of a text, and maximum number of facts, in a line that had to be shortened. */
const MAX_TEXT_CHARS = 300;
const MAX_FACTS = 20;

/**
 * Shortens the texts and lists of a line that is too long. If that isn't enough, only the main facts of the
 * line remain.
 */
function shortenLine(line: string): string {
  if (Buffer.byteLength(line) <= MAX_LINE_BYTES) return line;
  const shorter = JSON.stringify(JSON.parse(line), (_, value) => {
    if (typeof value !== 'object' || value === null) return truncate(value, MAX_TEXT_CHARS);
    return Array.isArray(value)
      ? value.slice(0, MAX_FACTS)
      : Object.fromEntries(Object.entries(value).slice(0, MAX_FACTS));
  });
  if (Buffer.byteLength(shorter) < MAX_LINE_BYTES) return `${shorter}\n`;
  const { level, time, request, msg } = JSON.parse(line);
  return `${JSON.stringify({ level, time, request, msg: truncate(msg, MAX_TEXT_CHARS) })}\n`;
}

/**
 * Creates a log that writes lines of at least `level` (a pino level or `silent`) to standard error. No line
 * is longer than 8 KB. Tokens and passwords are hidden. `known`: other secrets to hide, which no pattern
 * matches, such as a webhook's secret. Throws on an unknown level.
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
      mixin: () => ({ request: requestId() }),
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: (error: unknown) => describeError(error) },
      redact: {
        paths: HIDDEN_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
        censor: HIDDEN,
      },
    },
    { write: (line: string) => write(shortenLine(hideSecrets(line, known))) },
  );
}
