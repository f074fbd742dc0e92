import { type Logger, pino } from 'pino';
import { requestId } from './request-context.ts';

/**
 * As in pino, each call writes a line of JSON. The field `err` holds an error, `request` the current
 * request's id.
 */
export interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

const SECRET_REPLACEMENT = '[hidden]';

const SECRET_PATTERNS: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  // A Telegram bot token: `<bot id>:<35 characters>`. It is also part of URLs (`/bot<token>/sendMessage`).
  [/\d{5,16}:[A-Za-z0-9_-]{30,}/g, SECRET_REPLACEMENT],
  // A Discord bot token: bot id, time and signature in base64.
  [/[A-Za-z0-9_-]{20,}\.[A-Za-z0-9_-]{5,8}\.[A-Za-z0-9_-]{25,}/g, SECRET_REPLACEMENT],
  // The token of a Discord interaction. Anybody can answer with it for 15 minutes.
  [/\/(webhooks|interactions)\/(\d+)\/[^/\s"?]+/g, `/$1/$2/${SECRET_REPLACEMENT}`],
  // The password in a URL (`postgres://user:password@host`).
  [/(\w+:\/\/[^\s:/@"]*):[^\s/@"]+@/g, `$1:${SECRET_REPLACEMENT}@`],
];

const SECRET_FIELDS = ['token', 'authorization', 'cookie', 'password', 'secret'];

/** Returns a secret unchanged, escaped for JSON, and encoded for a URL. */
const encodingsOf = (secret: string): readonly string[] => [
  secret,
  JSON.stringify(secret).slice(1, -1),
  encodeURIComponent(secret),
];

/** Hides tokens, passwords, and `knownSecrets` of at least four characters. */
export function hideSecrets(line: string, knownSecrets: readonly string[] = []): string {
  let safeLine = line;
  for (const secret of knownSecrets.filter(({ length }) => length >= 4))
    for (const encodedSecret of encodingsOf(secret))
      safeLine = safeLine.replaceAll(encodedSecret, SECRET_REPLACEMENT);
  for (const [pattern, replacement] of SECRET_PATTERNS) safeLine = safeLine.replace(pattern, replacement);
  return safeLine;
}

const MAX_MESSAGE_CHARS = 600;
const MAX_STACK_CHARS = 1500;
const MAX_CAUSES = 2;

/** Some libraries attach whole request bodies to errors. */
const ERROR_FIELDS = ['code', 'errcode', 'status', 'error_code', 'method', 'url'] as const;

function describeError(error: unknown, maxCauses = MAX_CAUSES): object {
  if (!(error instanceof Error)) return { message: truncate(String(error), MAX_MESSAGE_CHARS) };
  const { name, message, stack = '' } = error;
  const extraFields = Object.entries(error).filter(
    ([key, value]) =>
      ERROR_FIELDS.some((fieldName) => fieldName === key) && ['string', 'number'].includes(typeof value),
  );
  // grammY's errors have their cause in the field `error`.
  const cause = error.cause ?? ('error' in error ? error.error : undefined);
  return {
    type: name,
    message: truncate(message, MAX_MESSAGE_CHARS),
    stack: truncate(stack, MAX_STACK_CHARS),
    ...Object.fromEntries(extraFields.map(([key, value]) => [key, truncate(value, MAX_MESSAGE_CHARS)])),
    ...(cause !== undefined && maxCauses > 0 && { cause: describeError(cause, maxCauses - 1) }),
  };
}

const truncate = <T>(value: T, maxLength: number): T | string =>
  typeof value === 'string' && value.length > maxLength ? `${value.slice(0, maxLength)}…` : value;

const MAX_LOG_LINE_BYTES = 8192;
const MAX_FIELD_CHARS = 300;
const MAX_FIELD_ENTRIES = 20;

/**
 * Shortens strings, objects and lists. If the line is still too long, only level, time, request and message
 * remain.
 */
function shortenLine(line: string): string {
  if (Buffer.byteLength(line) <= MAX_LOG_LINE_BYTES) return line;
  const shortenedLine = JSON.stringify(JSON.parse(line), (_, value) => {
    if (typeof value !== 'object' || value === null) return truncate(value, MAX_FIELD_CHARS);
    return Array.isArray(value)
      ? value.slice(0, MAX_FIELD_ENTRIES)
      : Object.fromEntries(Object.entries(value).slice(0, MAX_FIELD_ENTRIES));
  });
  if (Buffer.byteLength(shortenedLine) < MAX_LOG_LINE_BYTES) return `${shortenedLine}\n`;
  const { level, time, request, msg } = JSON.parse(line);
  return `${JSON.stringify({ level, time, request, msg: truncate(msg, MAX_FIELD_CHARS) })}\n`;
}

/**
 * The log writes to standard error, without tokens and passwords. `level`: of pino, or `silent`.
 * `knownSecrets`: those that no pattern matches, such as a webhook's. Throws on an unknown level.
 */
export function createLog(
  level: string,
  knownSecrets: readonly string[] = [],
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
        paths: SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
        censor: SECRET_REPLACEMENT,
      },
    },
    { write: (line: string) => write(shortenLine(hideSecrets(line, knownSecrets))) },
  );
}
