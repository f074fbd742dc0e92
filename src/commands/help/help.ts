import type { ButtonHandler, Call, Command } from '../../chat/command.ts';
import { type Button, makeControlGroup, type Reply } from '../../chat/reply.ts';
import { fault, ok } from '../../core/result.ts';
import type { Texts } from '../../i18n/texts.ts';
import type { Feature } from '../feature/feature.ts';
import type { Services } from '../feature/services.ts';
import { GAME_KINDS } from '../games/index.ts';

/**
 * The message `help-<topic>` is the text, `words-topic-<topic>` are the words that users type for the topic.
 */
const TOPICS = ['puzzles', 'knight', 'play', 'moves', 'together', 'settings'] as const;
type Topic = (typeof TOPICS)[number];

/** Commands that are missing on the web page: games against other people, and scheduled posts. */
const LINE_NOT_ON_PAGE = /^ *`\/(?:race|fmc|settings daily)\b/;

/** The labels of topics are long. */
const BUTTONS_PER_ROW = 2;

export const helpFeature = (services: Pick<Services, 'typedWords'>): Feature => ({
  commands: [helpCommand(services)],
  buttons: [helpHandler],
});

/** `/help [TOPIC]`: explains the bot or one of its parts, with examples that work. */
const helpCommand = (services: Pick<Services, 'typedWords'>): Command<Topic | undefined> => ({
  name: 'help',
  options: [{ name: 'topic', kind: 'text', choices: TOPICS }],
  isAlwaysOn: true,
  isPersonal: () => true,
  reveals: 'nothing',
  read({ words }) {
    const topicWord = words.replace(/^\//, '').toLowerCase();
    return ok(TOPICS.find((topic) => services.typedWords(`words-topic-${topic}`).includes(topicWord)));
  },
  run: async (_, topic) => ok({ reply: (call) => helpReply(call, topic) }),
});

/** `help:<topic>` shows this topic in the same message, `help:` shows the overview. */
const helpHandler: ButtonHandler = {
  prefix: 'help',
  reveals: 'nothing',
  async press(call, [topicName]) {
    const topic = TOPICS.find((knownTopic) => knownTopic === topicName);
    return topic === undefined && topicName !== ''
      ? fault('stale-button')
      : ok({ edit: helpReply(call, topic) });
  },
};

/** Replaces the text of its message with the help. */
export const makeHelpButton = ({ texts }: Pick<Call, 'texts'>): Button => ({
  action: 'help:',
  label: texts.say('button-help'),
});

const PLAY_LINE = /^`\/play /;

/** Only games that have a text of their own, `help-game-<name>`. */
const linesAboutGames = (texts: Texts): readonly string[] =>
  GAME_KINDS.map(({ name }) => `help-game-${name}`).flatMap((id) => (texts.has(id) ? [texts.say(id)] : []));

/**
 * A topic or the overview, with buttons for all topics. The button of the current topic becomes a button for
 * the overview.
 */
function helpReply({ texts, surface, address }: Call, requestedTopic: Topic | undefined): Reply {
  const isWebPage = address === undefined;
  const topics = TOPICS.filter((name) => !isWebPage || name !== 'together');
  const topic = topics.find((name) => name === requestedTopic);
  const helpText = texts.say(topic === undefined ? 'help' : `help-${topic}`, {
    heard: surface.readsAllText ? 'yes' : 'no',
  });
  const helpLines = helpText.split('\n');
  const gameLines = topic === 'play' ? linesAboutGames(texts) : [];
  const lines = helpLines
    .toSpliced(helpLines.findLastIndex((line) => PLAY_LINE.test(line)) + 1, 0, ...gameLines)
    .filter((line) => !isWebPage || !LINE_NOT_ON_PAGE.test(line));
  const showsInlineHelp = topic === undefined && surface.hasInlineMode === true;
  const inlineLines = showsInlineHelp ? ['', texts.say('help-inline')] : [];
  const buttons = topics.map((name): Button => {
    const targetTopic = name === topic ? '' : name;
    return {
      action: `help:${targetTopic}`,
      label: texts.say('button-topic', { topic: targetTopic || 'all' }),
    };
  });
  const buttonRows = buttons.flatMap((_, index) =>
    index % BUTTONS_PER_ROW === 0 ? [buttons.slice(index, index + BUTTONS_PER_ROW)] : [],
  );
  return {
    kind: 'answer',
    text: [...lines, ...inlineLines].join('\n'),
    personal: true,
    buttons: surface.maxButtonRows > 0 ? makeControlGroup(...buttonRows) : undefined,
  };
}
