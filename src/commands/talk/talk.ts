import type { Call, Command } from '../../chat/command.ts';
import type { ButtonGroup } from '../../chat/reply.ts';
import { fault, ok } from '../../core/result.ts';
import { plainPhrase } from '../../core/typed-text.ts';
import type { Feature } from '../feature/feature.ts';
import type { Services } from '../feature/services.ts';
import { EASY_BOARD, type FirstBoard, firstGameButtons, HARD_BOARD } from '../start/first-games.ts';

/** The messages `words-talk-<topic>` list what people say. The message `talk` has the answers. */
const TOPICS = ['hello', 'thanks', 'bye', 'rules', 'par', 'new', 'harder', 'easier'] as const;
/** `idle`: what people say about a game, while they have none. */
type Topic = (typeof TOPICS)[number] | 'idle';

const GAME_WORDS = ['words-undo', 'words-restart', 'words-giveup'] as const;
/** Longer messages are no small talk. */
const MAX_TALK_CHARS = 60;

export const talkFeature = (services: Services): Feature => ({ commands: [talkCommand(services)] });

/**
 * Answers whole messages such as `hello` or `how to play` in a private chat. It must be the first command:
 * some of these words are also codes of boards.
 */
function talkCommand(services: Services): Command<Topic> {
  const { store, typedWords } = services;
  let topicByPhrase: ReadonlyMap<string, Topic> | undefined;
  const findTopic = (words: string): Topic | undefined => {
    topicByPhrase ??= new Map([
      ...GAME_WORDS.flatMap(typedWords).map((phrase) => [plainPhrase(phrase), 'idle'] as const),
      ...TOPICS.flatMap((topic) =>
        typedWords(`words-talk-${topic}`).map((phrase) => [plainPhrase(phrase), topic] as const),
      ),
    ]);
    return words.length > MAX_TALK_CHARS ? undefined : topicByPhrase.get(plainPhrase(words));
  };
  return {
    name: 'talk',
    options: [{ name: 'words', kind: 'text' }],
    isHidden: true,
    isAlwaysOn: true,
    takesWholeLine: true,
    reveals: 'nothing',
    read({ words }) {
      const topic = findTopic(words);
      return topic === undefined ? fault('not-understood') : ok(topic);
    },
    async mayAnswer(request, _, { place, person, attachment }) {
      if (!request.ok || !place.isPrivate || attachment !== undefined) return false;
      return request.value !== 'idle' || (await store.games.latest(person.key)) === undefined;
    },
    run: async (_, topic) =>
      ok({
        reply: (call) => ({
          kind: 'answer',
          text: call.texts.say('talk', { topic }),
          buttons: talkButtons(services, call, topic),
        }),
      }),
  };
}

/** A board that was asked for comes first. */
const ASKED_BOARDS = new Map<Topic, FirstBoard>([
  ['harder', HARD_BOARD],
  ['easier', EASY_BOARD],
]);

/** What a newcomer can do next. Undefined on a surface without buttons. */
export const talkButtons = (
  services: Services,
  { texts, surface }: Call,
  topic: Topic = 'new',
): readonly ButtonGroup[] | undefined =>
  surface.maxButtonRows === 0
    ? undefined
    : firstGameButtons(services, texts, { board: ASKED_BOARDS.get(topic) });
