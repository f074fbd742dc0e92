import type { Command, Reveals } from '../../chat/command.ts';

/**
 * The methods of a command for one kind of request: they find the answer and show it. `reveals` names the
 * puzzles that the answer helps to solve, for the check against spoilers.
 */
export type Variant<Request, Answer> = Required<
  Pick<Command<Request, Answer>, 'ask' | 'reply' | 'terminalOutput'>
> & {
  readonly reveals: 'nothing' | RevealsOf<Request, Answer>;
};

type RevealsOf<Request, Answer> = Pick<Reveals<Request, Answer>, 'byRequest' | 'byAnswer'>;

interface RequestOfKind<Kind> {
  readonly kind: Kind;
}

/** Combines the variants of a command into one. The field `kind` of a request selects its variant. */
export const combineVariants = <Kind extends string>(
  variants: Readonly<Record<Kind, Variant<unknown, unknown>>>,
): Omit<Variant<RequestOfKind<Kind>, unknown>, 'reveals'> & {
  readonly reveals: RevealsOf<RequestOfKind<Kind>, unknown>;
} => ({
  ask: (call, request) => variants[request.kind].ask(call, request),
  reply: (call, request, answer) => variants[request.kind].reply(call, request, answer),
  reveals: {
    byRequest: (request) => revealsOf(variants[request.kind]).byRequest?.(request) ?? [],
    byAnswer: (request, answer) => revealsOf(variants[request.kind]).byAnswer?.(request, answer) ?? [],
  },
  terminalOutput: {
    requestJson: (request) => variants[request.kind].terminalOutput.requestJson?.(request) ?? {},
    answerJson: (texts, request, answer) =>
      variants[request.kind].terminalOutput.answerJson(texts, request, answer),
    lines: (texts, request, answer) => variants[request.kind].terminalOutput.lines(texts, request, answer),
    incompleteness: (request, answer) =>
      variants[request.kind].terminalOutput.incompleteness?.(request, answer),
    picture: (texts, request, answer) =>
      variants[request.kind].terminalOutput.picture?.(texts, request, answer),
    animation: (request, answer, texts) =>
      variants[request.kind].terminalOutput.animation?.(request, answer, texts),
    tourToWrite: (request, answer) => variants[request.kind].terminalOutput.tourToWrite?.(request, answer),
    batchSlots: (request) => variants[request.kind].terminalOutput.batchSlots?.(request) ?? 1,
  },
});

const revealsOf = <Request, Answer>({ reveals }: Variant<Request, Answer>): RevealsOf<Request, Answer> =>
  reveals === 'nothing' ? {} : reveals;
