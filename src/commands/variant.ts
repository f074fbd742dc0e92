import type { Command } from '../chat/command.ts';

/** One kind of question that a command answers: how it is asked, and how its answer is shown. */
export type Variant<Request, Answer> = Required<Pick<Command<Request, Answer>, 'ask' | 'reply' | 'printed'>>;

/** The variants of a command as one: each request goes to the variant that its `kind` names. */
export const oneOf = <Kind extends string>(
  variants: Readonly<Record<Kind, Variant<unknown, unknown>>>,
): Variant<{ readonly kind: Kind }, unknown> => ({
  ask: (call, request) => variants[request.kind].ask(call, request),
  reply: (call, request, answer) => variants[request.kind].reply(call, request, answer),
  printed: {
    asked: (request) => variants[request.kind].printed.asked?.(request) ?? {},
    json: (texts, request, answer) => variants[request.kind].printed.json(texts, request, answer),
    lines: (texts, request, answer) => variants[request.kind].printed.lines(texts, request, answer),
    lack: (request, answer) => variants[request.kind].printed.lack?.(request, answer),
    picture: (texts, request, answer) => variants[request.kind].printed.picture?.(texts, request, answer),
    animation: (request, answer, texts) => variants[request.kind].printed.animation?.(request, answer, texts),
    order: (request, answer) => variants[request.kind].printed.order?.(request, answer),
    places: (request) => variants[request.kind].printed.places?.(request) ?? 1,
  },
});
