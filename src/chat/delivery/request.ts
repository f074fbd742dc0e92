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
  /** The platform's id, the same if delivered twice. */
  key: z.string(),
  question: QUESTION_SCHEMA,
  person: z.object({ key: z.string(), name: z.string() }),
  isMasked: z.literal(true).optional(),
  place: z.object({ key: z.string(), isPrivate: z.boolean() }),
  /** For later messages. Absent if the bot can only answer there. */
  address: z.templateLiteral([z.string(), ':', z.string()]).optional(),
  ownAddress: z.templateLiteral([z.string(), ':', z.string()]).optional(),
  locale: z.string(),
  repliedTo: z.string().optional(),
  /** `others`: other pictures, in order. */
  attachment: FILE_SCHEMA.extend({ others: z.array(FILE_SCHEMA).optional() }).optional(),
  /** The answer's deadline, in milliseconds since the epoch. */
  until: z.number(),
  to: z.unknown(),
});

/** A typed line or form, with all that another process needs to answer it. `T`: the platform's data. */
export type Request<T> = Omit<z.infer<typeof REQUEST_SCHEMA>, 'to'> & { readonly to: T };

export function parseRequest<T>(text: string, targetSchema: z.ZodType<T>): Request<T> | undefined {
  return parseJson(text, REQUEST_SCHEMA.extend({ to: targetSchema }) as unknown as z.ZodType<Request<T>>);
}

export function parseJson<T>(text: string, schema: z.ZodType<T>): T | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
