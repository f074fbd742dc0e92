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
import { makeControlGroup } from '../../chat/reply.ts';
import { htmlPages, MAX_CAPTION_CHARS } from './bot-api/html.ts';
import { incomingFromQuery, localeOf, personOf } from './bot-api/message-request.ts';
import type { Apis } from './calls/apis.ts';
import { FILE_REFUSED_ERROR } from './calls/file-ids.ts';
import { addBotName } from './calls/start-links.ts';
import { createInlinePictures, type InlinePictures, type PicturesContext } from './inline-pictures.ts';
import { keyboardOf, TEXT_OPTIONS } from './send-reply.ts';

/**
 * Time limits for the results of an inline query, and for an answer at least with text. Telegram drops a
 * query after ten seconds.
 */
const RESULTS_TIMEOUT_MS = 1200;
const TEXT_TIMEOUT_MS = 3000;
/** The results of a query have one or two pictures in memory. */
const MAX_REMEMBERED_QUERIES = 100;
/** Limit of the title and of the description in the list of inline results. */
const MAX_LISTED_CHARS = 120;
/** Placeholder for results that are not ready in time. */
const BUSY_RESULT_ID = 'busy';

/** Source: core.telegram.org/bots/inline. */
export interface InlineMode extends Pick<InlinePictures, 'recordUpdate'> {
  /**
   * Answers before Telegram drops the query. A newer query by the same person cancels the work. Never
   * rejects.
   */
  answerQuery(query: InlineQuery): Promise<void>;
  /**
   * A user has sent one of the inline results. If it was sent without its picture, the picture is added now.
   * Never rejects.
   */
  handleChosen(result: ChosenInlineResult): Promise<void>;
}

interface InlineContext extends PicturesContext, Pick<Apis, 'me'> {
  readonly chat: Pick<Chat, 'findInlineResults' | 'texts'>;
  /** Aborted when the program stops. */
  readonly signal: AbortSignal;
}

/**
 * The answer has pictures if their file ids are ready in time, otherwise only text. If the text isn't ready
 * either, it is a placeholder. If the user sends that, the result replaces it later.
 */
export function createInlineMode(context: InlineContext): InlineMode {
  const { api, chat, files, me, log, clock, signal } = context;
  const inlinePictures = createInlinePictures(context);
  const queryControllerByUser = new Map<number, AbortController>();
  const cachedResults = new LRUCache<string, InlineResults>({ max: MAX_REMEMBERED_QUERIES });
  /** Key: user and query. Value: the results that were shown without their pictures. */
  const resultsWithoutPictures = new LRUCache<string, readonly InlineResult[]>({
    max: MAX_REMEMBERED_QUERIES,
  });

  const textsOf = (user: User) => chat.texts(localeOf(user), personOf(user));

  async function findOrReuseResults(
    user: User,
    query: string,
    querySignal: AbortSignal,
  ): Promise<InlineResults> {
    const key = keyOf(user, query);
    const reusableResults = cachedResults.get(key);
    if (reusableResults !== undefined) return reusableResults;
    const results = await chat.findInlineResults(
      { ...incomingFromQuery(user, querySignal), timeMs: RESULTS_TIMEOUT_MS },
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
    const resultsPromise = findOrReuseResults(query.from, query.query, querySignal);
    const results = await withTimeout(
      clock,
      Promise.race([resultsPromise, whenAborted(querySignal)]),
      remainingMs(),
    );
    if (results === undefined || querySignal.aborted)
      return querySignal.aborted ? undefined : makeBusyResults(query.from, query.query);
    const whenUploaded = inlinePictures.upload(query.from, results.results, querySignal);
    const picture = results.results[0]?.reply.picture;
    // Wait only for the first picture. The others appear when the user types the query again.
    const isFirstUploaded = picture === undefined || files.fileIdOf(picture) !== undefined;
    if (!isFirstUploaded) await withTimeout(clock, whenUploaded, remainingMs());
    return querySignal.aborted ? undefined : results;
  }

  /** If the user sends the placeholder, `handleChosen` replaces it by the result. */
  function makeBusyResults(user: User, query: string): InlineResults {
    const texts = textsOf(user);
    const text = texts.say('offer-busy');
    const buttons = makeControlGroup([{ inlineQuery: query, label: texts.say('button-ask-again') }]);
    const reply = { kind: 'answer', text, buttons } as const;
    return {
      results: [{ id: BUSY_RESULT_ID, title: texts.say('offer-busy-title'), description: text, reply }],
      cacheMs: 0,
    };
  }

  async function sendAnswer(
    { id, from, query }: InlineQuery,
    { results, cacheMs }: InlineResults,
  ): Promise<void> {
    const fileIds = new Map(
      results.map(({ id, reply }) => [id, reply.picture && files.fileIdOf(reply.picture)]),
    );
    const textOnlyResults = results.filter(
      (result) => result.reply.picture !== undefined && fileIds.get(result.id) === undefined,
    );
    if (textOnlyResults.length > 0) resultsWithoutPictures.set(keyOf(from, query), textOnlyResults);
    else resultsWithoutPictures.delete(keyOf(from, query));
    const needsPrivateChat = textOnlyResults.length > 0 && !inlinePictures.mayUploadTo(from.id);
    const privateChatButton = {
      text: textsOf(from).say('offer-pictures'),
      start_parameter: INLINE_START_PAYLOAD,
    };
    await api.answerInlineQuery(
      id,
      results.map((result) => resultOf(result, fileIds.get(result.id), me().username)),
      {
        // The results depend on the user's language and settings, so Telegram must not show them to other
        // users.
        is_personal: true,
        cache_time: textOnlyResults.length > 0 ? 0 : Math.floor(cacheMs / 1000),
        ...(needsPrivateChat && { button: privateChatButton }),
      },
    );
  }

  return {
    recordUpdate: inlinePictures.recordUpdate,

    async answerQuery(query) {
      const { from } = query;
      queryControllerByUser.get(from.id)?.abort();
      const queryController = new AbortController();
      queryControllerByUser.set(from.id, queryController);
      const results = await findResults(query, AbortSignal.any([queryController.signal, signal]));
      if (queryControllerByUser.get(from.id) === queryController) queryControllerByUser.delete(from.id);
      // A cancelled query is answered too, with an empty list.
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

    async handleChosen({ from, query, result_id, inline_message_id: messageId }) {
      const isPlaceholder = result_id === BUSY_RESULT_ID;
      const candidateResults = isPlaceholder
        ? (await findOrReuseResults(from, query, signal)).results
        : resultsWithoutPictures.get(keyOf(from, query));
      const chosenResult = isPlaceholder
        ? candidateResults?.[0]
        : candidateResults?.find(({ id }) => id === result_id);
      if (messageId === undefined || chosenResult === undefined) return;
      const { picture } = chosenResult.reply;
      const fileId = picture && (await inlinePictures.fileIdOf(from, picture));
      if (fileId === undefined && !isPlaceholder) return;
      await (fileId === undefined
        ? api.editMessageTextInline(messageId, firstPageOf(chosenResult), {
            ...TEXT_OPTIONS,
            ...buttonsOf(chosenResult, me().username),
          })
        : api.editMessageMediaInline(
            messageId,
            {
              type: 'photo',
              media: fileId,
              caption: firstPageOf(chosenResult, MAX_CAPTION_CHARS),
              parse_mode: 'HTML',
            },
            buttonsOf(chosenResult, me().username),
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

const firstPageOf = ({ reply }: InlineResult, maxChars?: number): string =>
  htmlPages(reply.text, maxChars)[0] ?? '';

function buttonsOf({ reply }: InlineResult, botName: string): { reply_markup?: InlineKeyboardMarkup } {
  const keyboard = keyboardOf(reply.buttons);
  return keyboard === undefined ? {} : { reply_markup: addBotName(keyboard, botName) };
}

function resultOf(result: InlineResult, fileId: string | undefined, botName: string): InlineQueryResult {
  const { id, title, description } = result;
  const commonFields = {
    id,
    title: title.slice(0, MAX_LISTED_CHARS),
    description: description.slice(0, MAX_LISTED_CHARS),
  };
  const markup = buttonsOf(result, botName);
  if (fileId === undefined) {
    const input_message_content = { message_text: firstPageOf(result), ...TEXT_OPTIONS };
    return { type: 'article', ...commonFields, input_message_content, ...markup };
  }
  const caption = firstPageOf(result, MAX_CAPTION_CHARS);
  return { type: 'photo', ...commonFields, photo_file_id: fileId, caption, parse_mode: 'HTML', ...markup };
}
