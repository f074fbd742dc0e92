import type { Command, Tells } from '../../chat/command.ts';

/**
 * How a command handles one kind of request: it finds the answer, shows it, and declares whose games it would
 * spoil.
 */
export type Variant<Request, Answer> = Required<
  Pick<Command<Request, Answer>, 'ask' | 'reply' | 'printed'>
> & {
  readonly tells: 'nothing' | Shows<Request, Answer>;
};

type Shows<Request, Answer> = Pick<Tells<Request, Answer>, 'about' | 'shown'>;

interface Kinds<Kind> {
  readonly kind: Kind;
}

/** Combines the variants of a command into one. The field `kind` of a request selects its variant. */
export const oneOf = <Kind extends string>(
  variants: Readonly<Record<Kind, Variant<unknown, unknown>>>,
): Omit<Variant<Kinds<Kind>, unknown>, 'tells'> & { readonly tells: Shows<Kinds<Kind>, unknown> } => ({
  ask: (call, request) => variants[request.kind].ask(call, request),
  reply: (call, request, answer) => variants[request.kind].reply(call, request, answer),
  tells: {
    about: (request) => showsOf(variants[request.kind]).about?.(request) ?? [],
    shown: (request, answer) => showsOf(variants[request.kind]).shown?.(request, answer) ?? [],
  },
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

const showsOf = <Request, Answer>({ tells }: Variant<Request, Answer>): Shows<Request, Answer> =>
  tells === 'nothing' ? {} : tells;
