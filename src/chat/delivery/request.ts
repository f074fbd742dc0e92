import * as z from 'zod';

const QUESTION_SCHEMA = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('line'), text: z.string(), botName: z.string().optional() }),
  z.object({
    kind: z.literal('form'),
    command: z.string(),
    options: z.record(z.string(), z.union([z.string(), z.boolean()])),
  }),
]);

const FILE_SCHEMA = z.object({
  /** The platform's id or URL. */
  source: z.string(),
  /** In bytes, according to the platform. */
  size: z.number().optional(),
  /** Set if the platform says that the file is no picture. `animation`: without sound. */
  kind: z.enum(['animation', 'video', 'PDF']).optional(),
});

export type SentFile = z.infer<typeof FILE_SCHEMA>;

/** Empty for pictures and unknown MIME types. */
export function kindOfFile(mimeType: string | undefined): Pick<SentFile, 'kind'> {
  if (mimeType === 'application/pdf') return { kind: 'PDF' };
  return mimeType?.startsWith('video/') ? { kind: 'video' } : {};
}

const REQUEST_SCHEMA = z.object({
  /** The platform's id of the message or form, the same if it is delivered twice. */
  key: z.string(),
  question: QUESTION_SCHEMA,
  person: z.object({ key: z.string(), name: z.string() }),
  /** See `Incoming.isMasked`. */
  isMasked: z.literal(true).optional(),
  place: z.object({ key: z.string(), isPrivate: z.boolean() }),
  /** Address for later messages to the chat. Absent if the bot can only answer the request there. */
  address: z.templateLiteral([z.string(), ':', z.string()]).optional(),
  ownAddress: z.templateLiteral([z.string(), ':', z.string()]).optional(),
  locale: z.string(),
  repliedTo: z.string().optional(),
  /** `others`: the other pictures of the album or message, in order. */
  attachment: FILE_SCHEMA.extend({ others: z.array(FILE_SCHEMA).optional() }).optional(),
  /** The deadline of the answer, in milliseconds since the epoch. */
  until: z.number(),
  to: z.unknown(),
});

/**
 * A typed line or form, with all data that the answer needs. It can be saved as JSON and answered by another
 * process. `T`: the platform's data for answering it.
 */
export type Request<T> = Omit<z.infer<typeof REQUEST_SCHEMA>, 'to'> & { readonly to: T };

/** Undefined if the text isn't a valid request. `targetSchema`: for the platform's own data. */
export function parseRequest<T>(text: string, targetSchema: z.ZodType<T>): Request<T> | undefined {
  return parseJson(text, REQUEST_SCHEMA.extend({ to: targetSchema }) as unknown as z.ZodType<Request<T>>);
}

/** Undefined if the text isn't JSON or doesn't match. */
export function parseJson<T>(text: string, schema: z.ZodType<T>): T | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
