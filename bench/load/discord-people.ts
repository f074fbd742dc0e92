import type { LocalInteraction, LocalMessage } from '../../test/support/discord/interaction.ts';
import type { LocalDiscord } from '../../test/support/discord/server.ts';
import { type IsAnswer, NotTaken, type Person, type Seen, type Wait, waitFor } from './people.ts';

/** A private chat with the bot. */
interface Where {
  readonly guild: undefined;
  readonly user: string;
}

/** Milliseconds, from docs.discord.com, "Receiving and Responding". */
const ACKNOWLEDGE_MS = 3000;

/** Returns users in direct messages on Discord, each with a name of their own. */
export function discordPeople(discord: LocalDiscord): (index: number) => Person {
  const waits = new Map<LocalInteraction, { readonly wait: Wait; readonly where: Where }>();

  function answerTo(
    interaction: LocalInteraction,
    where: Where,
    isAnswer: IsAnswer,
    patience?: number,
  ): Promise<Seen> {
    const wait = waitFor(isAnswer, () => waits.delete(interaction), patience);
    waits.set(interaction, { wait, where });
    const check = () => {
      if (interaction.acknowledgedBy === undefined)
        wait.giveUp(new NotTaken('the application did not respond'));
    };
    setTimeout(check, ACKNOWLEDGE_MS).unref();
    return wait.answer;
  }

  const seenIn = (message: LocalMessage, where: Where): Seen => ({
    text: message.content.replace(/\\(?=\W)|\*\*|`/g, ''),
    picture: message.files[0]?.bytes,
    buttons: message.rows.map((row) => row.map(({ label }) => label)),
    press: (label, isAnswer, patience) => {
      const interaction = discord.press(message, message.button(label), where);
      return answerTo(interaction, where, isAnswer, patience);
    },
    again: () => seenIn(message, where),
  });

  discord.on('changed', (interaction) => {
    const waiting = waits.get(interaction);
    if (waiting === undefined) return;
    const { original, followUps } = interaction;
    const messages = original && !original.loading ? [original, ...followUps] : followUps;
    const found = messages.find((message) => waiting.wait.look(seenIn(message, waiting.where)));
    // Drops the picture: thousands of them would not fit into memory.
    if (found !== undefined) found.files = [];
  });

  return (index) => {
    const where: Where = { guild: undefined, user: `${70_000 + index}` };
    return {
      ask: ({ command, options, photo: bytes }, isAnswer) =>
        answerTo(
          discord.slash(command, { ...options, ...(bytes && { picture: { bytes } }) }, where),
          where,
          isAnswer,
        ),
    };
  };
}
