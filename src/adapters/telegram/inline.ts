import { GrammyError } from 'grammy';
import type {
  ChosenInlineResult,
  InlineKeyboardMarkup,
  InlineQuery,
  InlineQueryResult,
  User,
} from 'grammy/types';
import { LRUCache } from 'lru-cache';
import type { Chat, InlineResult, InlineResults } from '../../chat/chat.ts';
import { withTimeout } from '../../chat/delivery/clock.ts';
import { INLINE_START_PAYLOAD } from '../../chat/links.ts';
import { controlRows } from '../../chat/reply.ts';
import { htmlPages, MAX_CAPTION_CHARS } from './bot-api/html.ts';
import { incomingQuery, localeOf, personOf } from './bot-api/message-request.ts';
import type { Apis } from './calls/apis.ts';
import { FILE_REFUSED_ERROR } from './calls/file-ids.ts';
import { addBotName } from './calls/start-links.ts';
import { createInlinePictures, type InlinePictures, type PicturesContext } from './inline-pictures.ts';
import { keyboardOf, TEXT_OPTIONS } from './send-reply.ts';

/**
 * Time limit for computing the results of an inline query, and time limit for answering the query at least
 * with text. Telegram drops a query after ten seconds.
 */
const RESULTS_TIMEOUT_MS = 1200;
const TEXT_TIMEOUT_MS = 3000;
/**
 * Maximum number of inline queries whose results are remembered. Each result set has one or two pictures in
 * memory.
 */
const MAX_REMEMBERED = 100;
/** Maximum number of characters of the title and of the description in the list of inline results. */
const MAX_LISTED_CHARS = 120;
const BUSY_RESULT_ID = 'busy';

/** Answers inline queries (core.telegram.org/bots/inline). */
export interface InlineMode extends Pick<InlinePictures, 'recordUpdate'> {
  /**
   * Answers an inline query before Telegram drops it. A newer query by the same person cancels the work.
   * Never rejects.
   */
  answerQuery(query: InlineQuery): Promise<void>;
  /**
   * Handles the update that a user has sent one of the inline results. If the result was sent without its
   * picture, the picture is added now. Never rejects.
   */
  handleChosen(result: ChosenInlineResult): Promise<void>;
}

interface InlineContext extends PicturesContext, Pick<Apis, 'me'> {
  readonly chat: Pick<Chat, 'findInlineResults' | 'texts'>;
  /** Aborted when the program stops. Cancels running work. */
  readonly signal: AbortSignal;
}

/**
 * Creates the handler of inline queries. If the file ids of the pictures are ready in time, the answer has
 * pictures, otherwise only text. If the text isn't ready in time either, the answer is a placeholder. If the
 * user sends the placeholder, the result replaces it later.
 */
export function createInlineMode(context: InlineContext): InlineMode {
  const { api, chat, files, me, log, clock, signal } = context;
  const pictures = createInlinePictures(context);
  const newestQueries = new Map<number, AbortController>();
  const cachedResults = new LRUCache<string, InlineResults>({ max: MAX_REMEMBERED });
  /** Key: user and query. Value: the inline results that were shown without their pictures. */
  const resultsWithoutPictures = new LRUCache<string, readonly InlineResult[]>({ max: MAX_REMEMBERED });

  const textsOf = (from: User) => chat.texts(localeOf(from), personOf(from));

  async function findOrReuseResults(
    from: User,
    query: string,
    querySignal: AbortSignal,
  ): Promise<InlineResults> {
    const key = keyOf(from, query);
    const cached = cachedResults.get(key);
    if (cached !== undefined) return cached;
    const results = await chat.findInlineResults(
      { ...incomingQuery(from, querySignal), timeMs: RESULTS_TIMEOUT_MS },
      query,
    );
    if (results.cacheMs > 0 && !querySignal.aborted)
      cachedResults.set(key, results, { ttl: results.cacheMs });
    return results;
  }

  async function findResults(
    query: InlineQuery,
    querySignal: AbortSignal,
  ): Promise<InlineResults | undefined> {
    const startMs = clock.now();
    const remainingMs = () => Math.max(0, startMs + TEXT_TIMEOUT_MS - clock.now());
    const work = findOrReuseResults(query.from, query.query, querySignal);
    const results = await withTimeout(clock, Promise.race([work, whenAborted(querySignal)]), remainingMs());
    if (results === undefined || querySignal.aborted)
      return querySignal.aborted ? undefined : busyResults(query.from, query.query);
    const whenUploaded = pictures.upload(query.from, results.results, querySignal);
    const picture = results.results[0]?.reply.picture;
    // Wait only until the first picture is uploaded. The other pictures appear when the user types the query
    // again.
    const isFirstUploaded = picture === undefined || files.idOf(picture) !== undefined;
    if (!isFirstUploaded) await withTimeout(clock, whenUploaded, remainingMs());
    return querySignal.aborted ? undefined : results;
  }

  /**
   * Makes a placeholder for results that aren't ready in time. If the user sends the placeholder,
   * `handleChosen` replaces it by the result.
   */
  function busyResults(from: User, query: string): InlineResults {
    const texts = textsOf(from);
    const text = texts.say('offer-busy');
    const buttons = controlRows([{ inlineQuery: query, label: texts.say('button-ask-again') }]);
    const reply = { kind: 'answer', text, buttons } as const;
    return {
      results: [{ id: BUSY_RESULT_ID, title: texts.say('offer-busy-title'), description: text, reply }],
      cacheMs: 0,
    };
  }

  async function sendAnswer(
    { id, from, query }: InlineQuery,
    { results, cacheMs: holdMs }: InlineResults,
  ): Promise<void> {
    const fileIds = new Map(results.map(({ id, reply }) => [id, reply.picture && files.idOf(reply.picture)]));
    const offersWithoutPicture = results.filter(
      (offer) => offer.reply.picture !== undefined && fileIds.get(offer.id) === undefined,
    );
    if (offersWithoutPicture.length > 0) resultsWithoutPictures.set(keyOf(from, query), offersWithoutPicture);
    else resultsWithoutPictures.delete(keyOf(from, query));
    const needsPrivateChat = offersWithoutPicture.length > 0 && !pictures.mayUploadTo(from.id);
    const button = { text: textsOf(from).say('offer-pictures'), start_parameter: INLINE_START_PAYLOAD };
    await api.answerInlineQuery(
      id,
      results.map((offer) => resultOf(offer, fileIds.get(offer.id), me().username)),
      {
        // The results depend on the user's language and on the user's settings for pictures. So Telegram must
        // not show them to other users.
        is_personal: true,
        cache_time: offersWithoutPicture.length > 0 ? 0 : Math.floor(holdMs / 1000),
        ...(needsPrivateChat && { button }),
      },
    );
  }

  return {
    recordUpdate: pictures.recordUpdate,

    async answerQuery(query) {
      const { from } = query;
      newestQueries.get(from.id)?.abort();
      const queryController = new AbortController();
      newestQueries.set(from.id, queryController);
      const results = await findResults(query, AbortSignal.any([queryController.signal, signal]));
      if (newestQueries.get(from.id) === queryController) newestQueries.delete(from.id);
      // A cancelled query is answered too, with an empty list of results.
      const sentResults = results ?? { results: [], cacheMs: 0 };
      try {
        await sendAnswer(query, sentResults).catch((error: unknown) => {
          if (!(error instanceof GrammyError) || !FILE_REFUSED_ERROR.test(error.description)) throw error;
          files.forget(sentResults.results.flatMap(({ reply: { picture } }) => picture ?? []));
          return sendAnswer(query, sentResults);
        });
      } catch (error) {
        log.info({ err: error }, 'an inline query was not answered');
      }
    },

    async handleChosen({ from, query, result_id, inline_message_id: message }) {
      const isBusy = result_id === BUSY_RESULT_ID;
      const offers = isBusy
        ? (await findOrReuseResults(from, query, signal)).results
        : resultsWithoutPictures.get(keyOf(from, query));
      const offer = isBusy ? offers?.[0] : offers?.find(({ id }) => id === result_id);
      if (message === undefined || offer === undefined) return;
      const { picture } = offer.reply;
      const media = picture && (await pictures.idOf(from, picture));
      if (media === undefined && !isBusy) return;
      await (media === undefined
        ? api.editMessageTextInline(message, firstPage(offer), {
            ...TEXT_OPTIONS,
            ...buttonsOf(offer, me().username),
          })
        : api.editMessageMediaInline(
            message,
            { type: 'photo', media, caption: firstPage(offer, MAX_CAPTION_CHARS), parse_mode: 'HTML' },
            buttonsOf(offer, me().username),
          )
      ).catch((error: unknown) => log.info({ err: error }, 'an inline message stays as it was sent'));
    },
  };
}

const keyOf = ({ id, language_code }: User, query: string): string => `${id} ${language_code} ${query}`;

function whenAborted(signal: AbortSignal): Promise<undefined> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  if (signal.aborted) resolve(undefined);
  signal.addEventListener('abort', () => resolve(undefined), { once: true });
  return promise;
}

const firstPage = ({ reply }: InlineResult, limit?: number): string => htmlPages(reply.text, limit)[0] ?? '';

function buttonsOf({ reply }: InlineResult, botName: string): { reply_markup?: InlineKeyboardMarkup } {
  const keyboard = keyboardOf(reply.buttons);
  return keyboard === undefined ? {} : { reply_markup: addBotName(keyboard, botName) };
}

function resultOf(offer: InlineResult, fileId: string | undefined, botName: string): InlineQueryResult {
  const { id, title, description } = offer;
  const commonFields = {
    id,
    title: title.slice(0, MAX_LISTED_CHARS),
    description: description.slice(0, MAX_LISTED_CHARS),
  };
  const markup = buttonsOf(offer, botName);
  if (fileId === undefined) {
    const input_message_content = { message_text: firstPage(offer), ...TEXT_OPTIONS };
    return { type: 'article', ...commonFields, input_message_content, ...markup };
  }
  const caption = firstPage(offer, MAX_CAPTION_CHARS);
  return { type: 'photo', ...commonFields, photo_file_id: fileId, caption, parse_mode: 'HTML', ...markup };
}
