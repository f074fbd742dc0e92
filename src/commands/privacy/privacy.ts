import { gzipSync } from 'node:zlib';
import type { ButtonHandler, Call, Command } from '../../chat/command.ts';
import { waitForEarlierWork } from '../../chat/limits/ongoing-work.ts';
import type { LinkHandler } from '../../chat/links.ts';
import { type Button, makeControlGroup, type Reply } from '../../chat/reply.ts';
import { fault, ok } from '../../core/result.ts';
import { SERIES } from '../../store/contract/game.ts';
import type { PersonalData } from '../../store/contract/store.ts';
import type { Feature } from '../feature/feature.ts';
import { type Services, signedPayload } from '../feature/services.ts';
import { makeTimeOfDay } from '../input/zone.ts';
import { opensByLink } from '../play/board-shown.ts';

/** The person's stored data as a JSON file, compressed if it is too large for the chat. */
async function exportReply({ store, now }: Services, call: Call): Promise<Reply> {
  const { person, texts, surface } = call;
  const personalData = await store.personalData(person.key);
  const jsonBytes = Buffer.from(makeJson(personalData, person.key, now()));
  const isSmallEnough = jsonBytes.length <= surface.maxFileBytes;
  return {
    kind: 'answer',
    text: texts.say('export', { games: personalData.games.length, rounds: personalData.rounds.length }),
    file: isSmallEnough
      ? { name: 'tileknight.json', bytes: jsonBytes }
      : { name: 'tileknight.json.gz', bytes: gzipSync(jsonBytes) },
    personal: true,
  };
}

/**
 * Numbers whose names end with `At` are times, written as ISO 8601. The time of the daily post is written as
 * `18:00`.
 */
const makeJson = (personalData: PersonalData, personKey: string, now: number): string =>
  JSON.stringify(
    { person: personKey, exportedAt: now, ...personalData },
    (name, value) => {
      if (!name.endsWith('At') || typeof value !== 'number') return value;
      return name === 'dailyAt' ? makeTimeOfDay(value) : new Date(value).toISOString();
    },
    2,
  );

/** Has a button that deletes all data of the person. */
async function deletionWarning({ store }: Services, call: Call): Promise<Reply> {
  const { person, texts } = call;
  const solvedDays = (
    await Promise.all(SERIES.map((series) => store.leaderboard.daysSolved(person.key, series)))
  ).flat();
  return {
    kind: 'answer',
    text: texts.say('forget-warning', { days: new Set(solvedDays).size }),
    buttons: makeControlGroup([
      { action: 'own:forget-now', label: texts.say('button-forget-now'), style: 'danger' },
      { action: 'own:export', label: texts.say('button-own', { what: 'export' }) },
      { action: 'own:stay', label: texts.say('button-stay') },
    ]),
    personal: true,
  };
}

/**
 * Removes also what the person's earlier requests still write. Removes the data immediately too, so that a
 * stop of the program during the wait loses no deletion.
 */
async function forgetPerson({ store, jobs }: Services, personKey: string): Promise<void> {
  await jobs.cancelAll(personKey);
  await store.forget(personKey);
  if (await waitForEarlierWork(personKey)) await store.forget(personKey);
}

export const privacyFeature = (services: Services): Feature => ({
  commands: [
    privacyCommand(services),
    ownDataCommand(services, 'export'),
    ownDataCommand(services, 'forget'),
  ],
  buttons: [ownDataHandler(services)],
  links: [ownDataLinkHandler(services)],
});

/** `/privacy`: tells which data the bot stores, why and how long, and how to export or delete it. */
const privacyCommand = (services: Services): Command<true> => ({
  name: 'privacy',
  options: [],
  isAlwaysOn: true,
  isPersonal: () => true,
  runsInOrder: true,
  reveals: 'nothing',
  read: () => ok(true),
  run: async () => ok({ reply: (call) => privacyReply(services, call) }),
});

const privacyReply = (services: Services, call: Call): Reply => ({
  kind: 'answer',
  text: call.texts.say('privacy'),
  personal: true,
  ...(call.surface.maxButtonRows > 0 && {
    buttons: makeControlGroup([
      makeOwnDataButton(services, call, 'export'),
      makeOwnDataButton(services, call, 'forget'),
    ]),
  }),
});

const OWN_DATA_ANSWERS = { export: exportReply, forget: deletionWarning } as const;
type OwnDataCommand = keyof typeof OWN_DATA_ANSWERS;

const isOwnDataCommand = (name: string): name is OwnDataCommand => Object.hasOwn(OWN_DATA_ANSWERS, name);

/** In a shared chat without personal messages, the button opens the private chat. */
function makeOwnDataButton(services: Services, call: Call, name: OwnDataCommand): Button {
  const label = call.texts.say('button-own', { what: name });
  const target = `own:${name}`;
  return opensByLink(call)
    ? { deepLinkPayload: signedPayload(services, target), label }
    : { action: target, label };
}

/**
 * `/export` or `/forget`. Only the person sees the answer. In a shared chat where this is impossible, the
 * answer is a button that opens the private chat.
 */
const ownDataCommand = (services: Services, name: OwnDataCommand): Command<true> => ({
  name,
  options: [],
  isAlwaysOn: true,
  isPersonal: () => true,
  reveals: 'nothing',
  read: () => ok(true),
  run: async () =>
    ok({
      reply: (call) =>
        opensByLink(call)
          ? {
              kind: 'answer',
              text: call.texts.say('own-elsewhere'),
              buttons: makeControlGroup([makeOwnDataButton(services, call, name)]),
            }
          : OWN_DATA_ANSWERS[name](services, call),
    }),
});

/** `own:export` and `own:forget` lead from a shared chat to the private chat. */
const ownDataLinkHandler = (services: Services): LinkHandler => ({
  prefix: 'own',
  open: async (call, [name = '']) =>
    isOwnDataCommand(name) ? ok(await OWN_DATA_ANSWERS[name](services, call)) : fault('stale-link'),
});

/**
 * `own:export` and `own:forget`. In the warning before data is deleted, `own:forget-now` deletes the data,
 * `own:stay` cancels.
 */
const ownDataHandler = (services: Services): ButtonHandler => ({
  prefix: 'own',
  reveals: 'nothing',
  async press(call, [action = '']) {
    if (opensByLink(call)) return fault('stale-button');
    if (isOwnDataCommand(action)) return ok({ reply: await OWN_DATA_ANSWERS[action](services, call) });
    if (action !== 'forget-now' && action !== 'stay') return fault('stale-button');
    if (action === 'forget-now') await forgetPerson(services, call.person.key);
    const text = call.texts.say(action === 'stay' ? 'forget-stay' : 'forgotten');
    return ok({ edit: { kind: 'answer', text, personal: true } });
  },
});
