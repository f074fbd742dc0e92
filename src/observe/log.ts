import { type Logger, pino } from 'pino';
import { requestId } from './request-context.ts';

/**
 * The program's log, in pino's own form: facts (an error is `err`), then what happened. One JSON object a line; `request`: what came in
 * that the line is about.
 */
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

/** A secret as it may be written: by itself, in JSON, in an address. */
const spellSecret = (secret: string): readonly string[] => [
  secret,
  JSON.stringify(secret).slice(1, -1),
  encodeURIComponent(secret),
];

/** `line` with every token, password and interaction token in it hidden. */
export function hideSecrets(line: string, known: readonly string[] = []): string {
  let clean = line;
  for (const secret of known.filter(({ length }) => length >= 4))
    for (const spelling of spellSecret(secret)) clean = clean.replaceAll(spelling, HIDDEN);
  for (const [pattern, replacement] of SECRETS) clean = clean.replace(pattern, replacement);
  return clean;
}

/** Characters of an error's text and of its stack, and the causes behind it, that a log tells. */
const MAX_MESSAGE_CHARS = 600;
const MAX_STACK_CHARS = 1500;
const MAX_CAUSES = 2;

/** What an error may tell of itself: not a request's body with its pictures, as libraries hang it on theirs. */
const ERROR_FIELDS = ['code', 'errcode', 'status', 'error_code', 'method', 'url'] as const;

function describeError(error: unknown, causes = MAX_CAUSES): object {
  if (!(error instanceof Error)) return { message: truncate(String(error), MAX_MESSAGE_CHARS) };
  const { name, message, stack = '' } = error;
  const told = Object.entries(error).filter(
    ([key, value]) => ERROR_FIELDS.some((one) => one === key) && ['string', 'number'].includes(typeof value),
  );
  // grammY keeps what broke a request in `error`.
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

/** Bytes of a line at most. */
const MAX_LINE_BYTES = 8192;
/** Characters of one text, and facts of one kind, in a line that would be longer. */
const MAX_TEXT_CHARS = 300;
const MAX_FACTS = 20;

/** The line as it is, or with less of each of its texts and lists; only its first facts where that is too long as well. */
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
 * A log that writes lines of at least `level` (a pino level or `silent`) to standard error, which leaves standard output
 * to what people and scripts read. No line is longer than 8 KB. Tokens and passwords are hidden wherever they stand; `known` names secrets that no
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
