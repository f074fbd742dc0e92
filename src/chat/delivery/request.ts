import * as z from 'zod';

const QUESTION = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('line'), text: z.string(), botName: z.string().optional() }),
  z.object({
    kind: z.literal('form'),
    command: z.string(),
    options: z.record(z.string(), z.union([z.string(), z.boolean()])),
  }),
]);

const REQUEST = z.object({
  /** The platform's id of what came in, by which its repetition is known. */
  key: z.string(),
  question: QUESTION,
  person: z.object({ key: z.string(), name: z.string() }),
  place: z.object({ key: z.string(), isPrivate: z.boolean() }),
  /** Absent: nothing can be sent there but the answer. */
  address: z.templateLiteral([z.string(), ':', z.string()]).optional(),
  ownAddress: z.templateLiteral([z.string(), ':', z.string()]).optional(),
  locale: z.string(),
  /** The text of the message that this one is a reply to. */
  repliedTo: z.string().optional(),
  /** A photo that came along: what the platform finds it by, and how many bytes it is said to have. */
  attachment: z.object({ source: z.string(), size: z.number().optional() }).optional(),
  /** Milliseconds since the epoch: nobody can be answered after it. */
  until: z.number(),
  to: z.unknown(),
});

/**
 * What somebody asked, with all that is needed to answer it later, in another process if need be; survives
 * JSON. `T`: how the platform answers it.
 */
export type Request<T> = Omit<z.infer<typeof REQUEST>, 'to'> & { readonly to: T };

/** A request as `JSON.stringify` wrote it; undefined for what is none. `to`: of the platform's own part. */
export function parseRequest<T>(text: string, to: z.ZodType<T>): Request<T> | undefined {
  return parseJson(text, REQUEST.extend({ to }) as unknown as z.ZodType<Request<T>>);
}

/** What the text holds, if it is JSON of this shape. */
export function parseJson<T>(text: string, shape: z.ZodType<T>): T | undefined {
  try {
    return shape.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
