import type { Incoming } from '../../../src/chat/incoming.ts';
import type { World } from '../world.ts';

/** A way in for a user's text. */
export interface Target {
  readonly name: string;
  /** Fulfils when the bot has answered. */
  send(text: string): Promise<unknown>;
}

/** The commands that look for a board in the message to which the user replies. */
const READS_REPLIES = new Set(['solve', 'play', 'explain', 'analyse', 'compare']);

/** All ways in: bare lines, commands, options of forms, replies, suggestions, queries and buttons. */
export function targetsOf({ chat, commands, buttons, someone }: World): readonly Target[] {
  // Each way in has a person of its own, so that games of one don't make answers of another longer.
  const target = (name: string, send: (text: string, user: Incoming) => unknown): Target => {
    const user = someone(name);
    return { name, send: async (text) => send(text, user) };
  };
  return [
    target('a bare line', (text, user) => chat.answerLine(user, text)),
    target('a line of a group', (text) =>
      chat.answerLine(someone('Ann', 'group', { readsAllText: false }), text, 'TileKnightBot'),
    ),
    target('an inline query', (text, user) => chat.findInlineResults(user, text)),
    ...commands.flatMap(({ name, options: [mainOption, ...otherOptions] }) => [
      target(`/${name}`, (text, user) => chat.answerLine(user, `/${name} ${text}`.slice(0, text.length))),
      ...(READS_REPLIES.has(name)
        ? [
            target(`/${name} to a message`, (text, user) =>
              chat.answerLine({ ...user, repliedTo: text }, `/${name}`),
            ),
          ]
        : []),
      ...otherOptions
        .filter(({ kind }) => kind !== 'photo')
        .map((option) =>
          target(`the option ${option.name} of /${name}`, (text, user) =>
            chat.answerForm(user, name, { [mainOption?.name ?? '']: '', [option.name]: text }),
          ),
        ),
      ...[mainOption, ...otherOptions].flatMap((option) =>
        option?.suggest === undefined
          ? []
          : [
              target(`suggestions for ${option.name} of /${name}`, (text) =>
                chat.suggest(name, option.name, text, {}),
              ),
              target(`suggestions for ${option.name} of /${name} beside others`, (text) =>
                chat.suggest(name, option.name, '', { board: text }),
              ),
            ],
      ),
    ]),
    ...buttons.map(({ prefix }) =>
      target(`the button ${prefix}`, (text, user) => chat.answerPress(user, `${prefix}:${text}`)),
    ),
  ];
}
