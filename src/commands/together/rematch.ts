import type { ButtonHandler } from '../../chat/command.ts';
import { refusalOf } from '../../chat/preferences/allowed.ts';
import { fault, ok } from '../../core/result.ts';
import { parseBoardText } from '../../core/sliding/notation/board-text.ts';
import { settingsOf } from '../../store/contract/settings.ts';
import { contentId } from '../../store/database/id.ts';
import type { Services } from '../feature/services.ts';
import { beginRound } from './begin.ts';
import { roundAnswer } from './round-message.ts';

/**
 * Begins another round like that one, on a new board: `rematch:<round>`. Later presses lead to the same one.
 * Faults: `stale-button`, `command-off`, `command-admins` {name}, `round-over` {kind, size}, those of
 * `beginRound`.
 */
export const rematchButton = (services: Services): ButtonHandler => ({
  prefix: 'rematch',
  tells: 'nothing',
  async press(call, [before = '']) {
    const { rounds, settings } = services.store;
    const round = await rounds.byId(before);
    if (round?.state !== 'over') return fault('stale-button');
    const { kind, size, seconds } = round;
    const refusal = await refusalOf(call, await settingsOf(settings, call.place.key), kind);
    if (refusal !== undefined) return { ok: false, fault: refusal };
    const id = contentId('rematch', before);
    const known = await rounds.byId(id);
    if (known?.state === 'over') return fault('round-over', { kind, size });
    if (known !== undefined) return ok({ notice: call.own.texts.say('standing-above') });
    const begun = await beginRound(services, call, { kind, size: parseBoardText(round.start), seconds, id });
    return begun.ok ? ok({ reply: await roundAnswer(services, call, begun.value) }) : begun;
  },
});
