import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type {
  BotCommand,
  Chat,
  ChatMember,
  ChatPermissions,
  InlineKeyboardMarkup,
  InlineQueryResult,
  Message,
  Update,
  User,
} from 'grammy/types';
import { formFields } from '../multipart.ts';
import type { ShownMessage } from '../platform/platform.ts';

/** One request of the bot: its parameters with JSON decoded, its files by part name. */
export interface BotCall {
  readonly method: string;
  readonly params: Record<string, unknown>;
  readonly files: ReadonlyMap<string, Buffer>;
}

/** A message of the bot as people see it now. */
export interface Shown extends ShownMessage {
  readonly files: readonly Buffer[];
  readonly id: number;
  readonly chat: number;
  /** Text or caption without tags. */
  text: string;
  /** `text`, `photo`, `animation` or `document`. */
  kind: string;
  file: Buffer | undefined;
  keyboard: InlineKeyboardMarkup | undefined;
  deleted: boolean;
  edits: number;
  /** The texts it has had before. */
  readonly history: string[];
  readonly params: Record<string, unknown>;
}

/** The bot's results for an inline query. */
export interface Offered {
  readonly results: readonly InlineQueryResult[];
  readonly cache_time: number;
  readonly is_personal: boolean;
  readonly button?: { readonly text: string; readonly start_parameter: string };
}

/** An answer instead of the real one. `lost`: the call takes effect, its answer is an error. */
export interface Fault {
  readonly method: string;
  readonly status: number;
  readonly description?: string;
  readonly parameters?: Record<string, unknown>;
  readonly lost?: boolean;
  times?: number;
}

/** A call that waits before it is looked at. */
export interface Delay {
  readonly method: string;
  readonly milliseconds: number;
}

class Refused extends Error {
  readonly status: number;
  constructor(status: number, description: string) {
    super(description);
    this.status = status;
  }
}

const TOKEN = '7000001:AAE2E-own-local-server-token-0000000';
export const BOT: User = {
  id: 7_000_001,
  is_bot: true,
  first_name: 'TileKnight',
  username: 'tileknight_bot',
};
export const ANN: User = { id: 501, is_bot: false, first_name: 'Ann', last_name: 'Lee', language_code: 'en' };
export const BEN: User = { id: 502, is_bot: false, first_name: 'Ben', language_code: 'en' };
export const PRIVATE = { id: 501, type: 'private', first_name: 'Ann' } as const;
export const GROUP = { id: -100_900, type: 'supergroup', title: 'Puzzlers' } as const;

const PATIENCE = 45_000;
/** Uploads that are kept to be sent again. */
const FILES = 1000;
/** What bots may download (core.telegram.org/bots/api#getfile). */
const DOWNLOAD_BYTES = 20_000_000;
/** What bots may upload: photos, and other files (core.telegram.org/bots/api#sending-files). */
const PHOTO_BYTES = 10_000_000;
const FILE_BYTES = 50_000_000;

/** A Bot API server of our own on 127.0.0.1: enough of it to drive grammY over real sockets. */
export class BotApiServer extends EventEmitter<{ shown: [Shown] }> {
  readonly token = TOKEN;
  /** All calls with their files, unless there will be too many to be kept. */
  readonly calls: BotCall[] = [];
  keepsCalls = true;
  readonly shown: Shown[] = [];
  readonly faults: Fault[] = [];
  /** Each is for one call. */
  readonly delays: Delay[] = [];
  /** Messages into one chat: one a second, and 20 a minute into a group. */
  isLimited = false;
  /** May the bot be asked from any chat? */
  takesQueries = false;
  /** What queries were answered with, by their ids, and what inline messages were edited to. */
  readonly offered = new Map<string, Offered>();
  readonly inlineEdits: { readonly message: string; readonly text: string; readonly file?: Buffer }[] = [];
  /** The messages at which the bot has given a sign, where the chat lets it. */
  readonly reactions: number[] = [];
  /** Messages that are pinned. */
  pinned: number[] = [];
  takesReactions = true;
  /** The bot's rights in groups: as a member of them, and those of all members. */
  readonly bots = new Map<number, ChatMember>();
  permissions: ChatPermissions = { can_send_messages: true, can_send_photos: true };
  /** The administrators of the groups. */
  readonly administrators = new Set<number>();
  /** Calls into a chat that came within a wait that it had asked for. */
  readonly early: BotCall[] = [];
  readonly #sentAt = new Map<number, number[]>();
  readonly #closedUntil = new Map<number, number>();
  readonly #answered = new Map<string, string | undefined>();
  readonly #server = createServer((request, response) => void this.#serve(request, response));
  readonly #changed = new Set<() => void>();
  readonly #byId = new Map<number, Shown>();
  readonly #chats = new Map<number, object>([[PRIVATE.id, PRIVATE]]);
  #updates: Update[] = [];
  #nextUpdate = 1000;
  /** Recent uploads by their ids, and the other way round. */
  readonly #files = new Map<string, Buffer>();
  readonly #idOf = new WeakMap<Buffer, string>();
  /** Those whose path was asked for, and those that were fetched then. */
  readonly #offered = new Set<string>();
  readonly downloads: string[] = [];
  #fileIds = 0;
  #nextMessage = 1;
  webhook = '';
  /** Where updates are posted in turn once a webhook is set, as by a balancer behind its address. */
  hooks: readonly string[] = [];
  #secret = '';

  /** Listens on `port`, any free one by default. */
  async start(port = 0): Promise<this> {
    this.#server.listen(port, '127.0.0.1');
    await once(this.#server, 'listening');
    return this;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  get root(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** A person writes; `extra` goes into the message. */
  say(text: string, extra: Partial<Message> = {}): Message {
    const message = {
      message_id: this.#nextMessage++,
      date: Math.floor(Date.now() / 1000),
      chat: PRIVATE,
      from: ANN,
      text,
      ...extra,
    } as Message;
    this.#chats.set(message.chat.id, message.chat);
    this.push({ message } as Partial<Update>);
    return message;
  }

  /**
   * A person presses the button with this label (or `data`, whether the message has it or not). Returns the
   * query's id.
   */
  press(shown: Shown, label: string, { from = ANN, data }: { from?: User; data?: string } = {}): string {
    const buttons = shown.keyboard?.inline_keyboard.flat() ?? [];
    const button = buttons.find(({ text }) => text === label);
    const action =
      data ?? (button !== undefined && 'callback_data' in button ? button.callback_data : undefined);
    if (action === undefined) throw new Error(`no button ${label} among ${buttons.map(({ text }) => text)}`);
    const id = `query${this.#nextUpdate}`;
    this.push({
      callback_query: { id, from, chat_instance: '1', data: action, message: this.#messageOf(shown) },
    } as Partial<Update>);
    return id;
  }

  /**
   * A file as the message tells of it in which a person sends it; `extra`: its sides, its type, a size that
   * it hasn't.
   */
  file(bytes: Buffer, extra: object = {}): { readonly file_id: string; readonly file_unique_id: string } {
    const file_id = `sent${++this.#fileIds}`;
    this.#files.set(file_id, bytes);
    return { file_id, file_unique_id: `unique ${file_id}`, file_size: bytes.length, ...extra } as never;
  }

  /** From now on the ids that files were given are worth nothing. */
  forgetFiles(): void {
    this.#files.clear();
  }

  push(update: Partial<Update>): Update {
    const whole: Update = { update_id: this.#nextUpdate++, ...update };
    this.#updates.push(whole);
    this.#notify();
    if (this.hooks.length > 0) void this.#post(whole);
    return whole;
  }

  /** Posts an update to one process after another until one takes it. */
  async #post(update: Update): Promise<void> {
    const headers = { 'content-type': 'application/json', 'x-telegram-bot-api-secret-token': this.#secret };
    for (let turn = update.update_id; this.#server.listening; turn++) {
      const url = this.hooks[turn % this.hooks.length] ?? '';
      const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(update) }).catch(
        () => undefined,
      );
      if (answer?.status === 200) break;
      await sleep(100);
    }
    this.#updates = this.#updates.filter(({ update_id }) => update_id !== update.update_id);
    this.#notify();
  }

  /** Updates the bot has not confirmed yet. */
  get pending(): number {
    return this.#updates.length;
  }

  callsOf(method: string): BotCall[] {
    return this.calls.filter((call) => call.method === method);
  }

  /** The notice with which the press was answered (empty: none), once it was. */
  async answerTo(id: string): Promise<string> {
    await this.until(() => this.#answered.has(id), `an answer to ${id}`);
    return this.#answered.get(id) ?? '';
  }

  /** The first message after `from` (an index into `shown`) that fits, once it is there. */
  async message(fits: (shown: Shown) => boolean = () => true, from = 0): Promise<Shown> {
    const find = () => this.shown.slice(from).find((shown) => !shown.deleted && fits(shown));
    await this.until(() => find() !== undefined, 'a message');
    return find() as Shown;
  }

  /** Resolves as soon as the condition holds; rejects after `PATIENCE`. */
  async until(condition: () => boolean, what: string): Promise<void> {
    const deadline = Date.now() + PATIENCE;
    while (!condition()) {
      if (Date.now() > deadline) throw new Error(`waited too long for ${what}`);
      await this.#change(deadline - Date.now());
    }
  }

  #change(within: number): Promise<void> {
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        this.#changed.delete(done);
        resolve();
      };
      const timer = setTimeout(done, Math.max(0, within));
      this.#changed.add(done);
    });
  }

  #notify(): void {
    for (const listener of [...this.#changed]) listener();
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      if (request.url?.startsWith('/file/')) return this.#download(request.url, response);
      const [, token, method] = /^\/bot([^/]+)\/(\w+)$/.exec(request.url ?? '') ?? [];
      if (token !== TOKEN || method === undefined) throw new Refused(401, 'Unauthorized');
      const call = { method, ...(await read(request)) };
      if (this.keepsCalls) this.calls.push(call);
      this.#notify();
      if (this.isLimited) this.#limit(call);
      const delay = this.delays.findIndex((one) => one.method === method);
      if (delay >= 0) await sleep(this.delays.splice(delay, 1)[0]?.milliseconds);
      const fault = this.#takeFault(method);
      if (fault !== undefined && fault.lost !== true) throw fault;
      const result = method === 'getUpdates' ? await this.#poll(call, request) : this.#perform(call);
      if (fault !== undefined) throw fault;
      respond(response, 200, { ok: true, result });
    } catch (error) {
      const { status, description, parameters } =
        error instanceof Refused
          ? { status: error.status, description: error.message, parameters: undefined }
          : (error as Fault);
      respond(response, status ?? 500, {
        ok: false,
        error_code: status ?? 500,
        description: description ?? String(error),
        parameters,
      });
    } finally {
      this.#notify();
    }
  }

  /** Gives a file whose path was asked for by `getFile`. */
  #download(url: string, response: ServerResponse): void {
    const [, token, id] = /^\/file\/bot([^/]+)\/photos\/(\w+)\.jpg$/.exec(url) ?? [];
    const file = this.#offered.has(id ?? '') ? this.#files.get(id ?? '') : undefined;
    this.downloads.push(id ?? '');
    if (token !== TOKEN || file === undefined) throw new Refused(404, 'Not Found: file not found');
    response.writeHead(200, { 'content-type': 'application/octet-stream', 'content-length': file.length });
    response.end(file);
  }

  #limit(call: BotCall): void {
    const { method, params } = call;
    if (!/^(send|edit)/.test(method)) return;
    const [chat, now] = [Number(params.chat_id), Date.now()];
    // Clocks and timers of two processes may differ by a few milliseconds.
    if (now < (this.#closedUntil.get(chat) ?? 0) - 20) this.early.push(call);
    if (!method.startsWith('send') || method === 'sendChatAction') return;
    const sent = (this.#sentAt.get(chat) ?? []).filter((at) => at > now - 60_000);
    const opens = Math.max(
      (sent.at(-1) ?? 0) + 1000,
      chat < 0 && sent.length >= 20 ? (sent[0] ?? 0) + 60_000 : 0,
    );
    if (now >= opens) {
      this.#sentAt.set(chat, [...sent, now]);
      return;
    }
    const retry_after = Math.ceil((opens - now) / 1000);
    this.#closedUntil.set(chat, now + 1000 * retry_after);
    throw {
      method,
      status: 429,
      description: 'Too Many Requests',
      parameters: { retry_after },
    } satisfies Fault;
  }

  #takeFault(method: string): Fault | undefined {
    const fault = this.faults.find((one) => one.method === method && (one.times ?? 1) > 0);
    if (fault !== undefined) fault.times = (fault.times ?? 1) - 1;
    return fault;
  }

  async #poll({ params }: BotCall, request: IncomingMessage): Promise<Update[]> {
    const offset = Number(params.offset ?? 0);
    this.#updates = this.#updates.filter(({ update_id }) => update_id >= offset);
    const deadline = Date.now() + Number(params.timeout ?? 0) * 1000;
    while (this.#updates.length === 0 && Date.now() < deadline && !request.socket.destroyed) {
      await this.#change(Math.min(200, deadline - Date.now()));
    }
    return this.#updates.slice(0, Number(params.limit ?? 100));
  }

  #perform({ method, params, files }: BotCall): unknown {
    switch (method) {
      case 'getMe':
        return {
          ...BOT,
          can_join_groups: true,
          can_read_all_group_messages: false,
          supports_inline_queries: this.takesQueries,
        };
      case 'getWebhookInfo':
        return { url: this.webhook, has_custom_certificate: false, pending_update_count: 0 };
      case 'setWebhook':
        this.webhook = String(params.url);
        this.#secret = String(params.secret_token);
        return true;
      case 'deleteWebhook':
        this.webhook = '';
        return true;
      case 'setMyCommands':
        return judgeCommands(params);
      case 'sendChatAction':
        if (!ACTIONS.includes(String(params.action)))
          throw new Refused(400, 'Bad Request: wrong parameter action in request');
        return true;
      case 'answerCallbackQuery':
        return this.#answer(params);
      case 'getChat':
        return { ...GROUP, id: Number(params.chat_id), permissions: this.permissions };
      case 'getChatMember':
        if (Number(params.user_id) === BOT.id)
          return this.bots.get(Number(params.chat_id)) ?? { status: 'member', user: BOT };
        return {
          status: this.administrators.has(Number(params.user_id)) ? 'administrator' : 'member',
          user: { id: Number(params.user_id), is_bot: false, first_name: 'Somebody' },
        };
      case 'answerInlineQuery':
        return this.#take(params);
      case 'getFile':
        return this.#offer(String(params.file_id));
      case 'sendMessage':
      case 'sendPhoto':
      case 'sendAnimation':
      case 'sendDocument':
        return this.#send(method, params, files);
      case 'editMessageText':
      case 'editMessageCaption':
      case 'editMessageMedia':
      case 'editMessageReplyMarkup':
        return this.#edit(method, params, files);
      case 'deleteMessage':
        this.#standing(params).deleted = true;
        return true;
      case 'pinChatMessage':
        this.pinned.push(Number(params.message_id));
        return true;
      case 'unpinChatMessage':
        this.pinned = this.pinned.filter((id) => id !== Number(params.message_id));
        return true;
      case 'setMessageReaction':
        if (!this.takesReactions || !isReaction(params))
          throw new Refused(400, 'Bad Request: REACTION_INVALID');
        this.reactions.push(Number(params.message_id));
        return true;
      default:
        throw new Refused(404, 'Not Found');
    }
  }

  /** A person types the bot's name and a query in some chat; fulfils with the offered results. */
  async ask(query: string, from: User = ANN): Promise<Offered> {
    const id = this.query(query, from);
    await this.until(() => this.offered.has(id), `an answer to ${query}`);
    return this.offered.get(id) as Offered;
  }

  /** The same without waiting for the answer; gives the query's id. */
  query(query: string, from: User = ANN): string {
    const id = `query${this.#nextUpdate}`;
    this.push({ inline_query: { id, from, query, offset: '' } });
    return id;
  }

  /** A person sends a result to a chat that the bot isn't in. */
  choose(query: string, result_id: string, inline_message_id: string, from: User = ANN): void {
    this.push({ chosen_inline_result: { result_id, from, query, inline_message_id } });
  }

  #take(params: Record<string, unknown>): true {
    const id = String(params.inline_query_id);
    const results = params.results as Offered['results'];
    judgeResults(results, params);
    if (this.offered.has(id)) throw new Refused(400, 'Bad Request: query is too old');
    for (const result of results)
      if ('photo_file_id' in result) this.#fileOf(result.photo_file_id, new Map());
    this.offered.set(id, { ...(params as unknown as Offered), results });
    return true;
  }

  #answer(params: Record<string, unknown>): true {
    const id = String(params.callback_query_id);
    if (this.#answered.has(id))
      throw new Refused(
        400,
        'Bad Request: query is too old and response timeout expired or query ID is invalid',
      );
    const text = params.text as string | undefined;
    if ((text?.length ?? 0) > 200) throw new Refused(400, 'Bad Request: MESSAGE_TOO_LONG');
    this.#answered.set(id, text);
    return true;
  }

  #send(method: string, params: Record<string, unknown>, files: BotCall['files']): unknown {
    const kind = method === 'sendMessage' ? 'text' : method.slice('send'.length).toLowerCase();
    const shown: Shown = {
      id: this.#nextMessage++,
      chat: Number(params.chat_id),
      text: visible(
        String((kind === 'text' ? params.text : params.caption) ?? ''),
        kind === 'text' ? 4096 : 1024,
      ),
      kind,
      file: kind === 'text' ? undefined : this.#fileOf(params[kind], files, kind),
      keyboard: keyboardOf(params),
      get labels() {
        return this.keyboard?.inline_keyboard.flat().map(({ text }) => text) ?? [];
      },
      get files() {
        return this.file === undefined ? [] : [this.file];
      },
      get pictures() {
        return this.kind === 'photo' ? this.files : [];
      },
      isPersonal: Number(params.chat_id) > 0,
      deleted: false,
      edits: 0,
      history: [],
      params,
    };
    if (kind === 'photo' && shown.chat < 0 && !this.#takesPhotos(shown.chat))
      throw new Refused(400, 'Bad Request: not enough rights to send photos to the chat');
    if (kind === 'text' && shown.text === '') throw new Refused(400, 'Bad Request: message text is empty');
    this.shown.push(shown);
    this.#byId.set(shown.id, shown);
    this.emit('shown', shown);
    return this.#messageOf(shown);
  }

  #takesPhotos(chat: number): boolean {
    const member = this.bots.get(chat);
    return (member?.status === 'restricted' ? member : this.permissions).can_send_photos !== false;
  }

  /** The bot becomes this in a group or a private chat. */
  become(chat: Chat, member: ChatMember, from: User = ANN): void {
    const before = this.bots.get(chat.id) ?? { status: 'left', user: BOT };
    this.bots.set(chat.id, member);
    this.#chats.set(chat.id, chat);
    this.push({
      my_chat_member: { chat, from, date: 1, old_chat_member: before, new_chat_member: member },
    } as Partial<Update>);
  }

  /** Into inline messages nothing can be uploaded. */
  #editInline(method: string, { inline_message_id, text, media }: Record<string, unknown>): true {
    const { caption, media: file } = (media ?? {}) as Record<string, unknown>;
    this.inlineEdits.push({
      message: String(inline_message_id),
      text: visible(String(text ?? caption ?? ''), 4096),
      ...(method === 'editMessageMedia' && { file: this.#fileOf(file, new Map()) }),
    });
    return true;
  }

  #edit(method: string, params: Record<string, unknown>, files: BotCall['files']): unknown {
    if (params.inline_message_id !== undefined) return this.#editInline(method, params);
    const shown = this.#standing(params);
    const { text: textBefore } = shown;
    const before = JSON.stringify([textBefore, shown.keyboard]);
    if (method === 'editMessageMedia') {
      const media = params.media as Record<string, unknown>;
      shown.file = this.#fileOf(media.media, files, String(media.type));
      shown.kind = String(media.type);
      shown.text = visible(String(media.caption ?? ''), 1024);
      shown.keyboard = keyboardOf(params);
    } else if (method === 'editMessageReplyMarkup') {
      shown.keyboard = keyboardOf(params);
    } else {
      const isText = method === 'editMessageText';
      if (isText !== (shown.kind === 'text')) {
        throw new Refused(
          400,
          `Bad Request: there is no ${isText ? 'text' : 'caption'} in the message to edit`,
        );
      }
      shown.text = visible(String((isText ? params.text : params.caption) ?? ''), isText ? 4096 : 1024);
      shown.keyboard = keyboardOf(params);
      if (JSON.stringify([shown.text, shown.keyboard]) === before) {
        throw new Refused(
          400,
          'Bad Request: message is not modified: specified new message content and reply markup are exactly the same',
        );
      }
    }
    shown.edits++;
    shown.history.push(textBefore);
    this.emit('shown', shown);
    return this.#messageOf(shown);
  }

  #offer(file_id: string): object {
    const file = this.#files.get(file_id);
    if (file === undefined)
      throw new Refused(400, 'Bad Request: wrong file_id or the file is temporarily unavailable');
    if (file.length > DOWNLOAD_BYTES) throw new Refused(400, 'Bad Request: file is too big');
    this.#offered.add(file_id);
    const file_path = `photos/${file_id}.jpg`;
    return { file_id, file_unique_id: `unique ${file_id}`, file_size: file.length, file_path };
  }

  /** An upload, which gets an id, or a file that has one. */
  #fileOf(reference: unknown, files: BotCall['files'], kind = 'photo'): Buffer {
    const name = String(reference);
    if (!name.startsWith('attach://')) {
      const known = this.#files.get(name);
      if (known === undefined)
        throw new Refused(400, 'Bad Request: wrong file identifier/HTTP URL specified');
      return known;
    }
    const file = files.get(name.slice('attach://'.length));
    if (file === undefined || file.length === 0)
      throw new Refused(400, 'Bad Request: there is no file in the request');
    if (file.length > (kind === 'photo' ? PHOTO_BYTES : FILE_BYTES))
      throw new Refused(413, 'Request Entity Too Large');
    const id = `file${++this.#fileIds}`;
    this.#files.set(id, file).delete(`file${this.#fileIds - FILES}`);
    this.#idOf.set(file, id);
    return file;
  }

  #standing(params: Record<string, unknown>): Shown {
    const shown = this.#byId.get(Number(params.message_id));
    if (shown === undefined || shown.deleted)
      throw new Refused(400, 'Bad Request: message to edit not found');
    return shown;
  }

  #messageOf(shown: Shown): unknown {
    const chat = this.#chats.get(shown.chat) ?? { ...GROUP, id: shown.chat };
    const date = Math.floor(Date.now() / 1000);
    const common = { message_id: shown.id, date, chat, from: BOT, reply_markup: shown.keyboard };
    if (shown.kind === 'text') return { ...common, text: shown.text };
    // Where calls are not kept, neither are files.
    const id = this.#idOf.get(shown.file ?? Buffer.of()) ?? 'not-kept';
    const file = { file_id: id, file_unique_id: `unique ${id}`, width: 1, height: 1 };
    return { ...common, caption: shown.text, [shown.kind]: shown.kind === 'photo' ? [file] : file };
  }
}

async function read(request: IncomingMessage): Promise<Omit<BotCall, 'method'>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  const files = new Map<string, Buffer>();
  const type = request.headers['content-type'] ?? '';
  if (!type.startsWith('multipart/'))
    return { params: body.length === 0 ? {} : JSON.parse(body.toString()), files };
  const params: Record<string, unknown> = {};
  for (const { name, filename, bytes } of formFields(body, type)) {
    if (filename === undefined) params[name] = decoded(bytes.toString());
    else files.set(name, bytes);
  }
  return { params, files };
}

/** Objects and arrays travel as JSON in a form, everything else as it is. */
const decoded = (value: string): unknown => (/^[[{]/.test(value) ? JSON.parse(value) : value);

function visible(html: string, limit: number): string {
  const open: string[] = [];
  for (const [, close, tag] of html.matchAll(/<(\/?)(\w+)>/g)) {
    if (close === '') open.push(tag ?? '');
    else if (open.pop() !== tag) throw new Refused(400, "Bad Request: can't parse entities");
  }
  const text = html
    .replace(/<\/?(b|code|pre)>/g, '')
    .replace(/&(lt|gt|amp);/g, (_, name: string) => ({ lt: '<', gt: '>', amp: '&' })[name] ?? '')
    .trim();
  if (open.length > 0 || /<\/?\w+>/.test(html.replace(/<\/?(b|code|pre)>/g, ''))) {
    throw new Refused(400, "Bad Request: can't parse entities");
  }
  if (text.length > limit) throw new Refused(400, 'Bad Request: message is too long');
  return text;
}

/** The most buttons that Telegram keeps below a message, all rows together. */
const KEYBOARD_BUTTONS = 100;

const BUTTON_TYPES = ['url', 'callback_data', 'switch_inline_query'] as const;
const BUTTON_STYLES: readonly unknown[] = [undefined, 'danger', 'success', 'primary'];

/** core.telegram.org/bots/api#inlinekeyboardbutton: a label, and exactly one thing that the button does. */
function keyboardOf(params: Record<string, unknown>): InlineKeyboardMarkup | undefined {
  const keyboard = params.reply_markup as InlineKeyboardMarkup | undefined;
  const rows = keyboard?.inline_keyboard ?? [];
  if (rows.flat().length > KEYBOARD_BUTTONS) throw new Refused(400, 'Bad Request: reply markup is too long');
  for (const row of rows) {
    if (row.length > 8) throw new Refused(400, 'Bad Request: too many buttons in a row');
    for (const button of row) {
      if (typeof button.text !== 'string' || button.text.trim() === '')
        throw new Refused(400, 'Bad Request: button text must be non-empty');
      if (BUTTON_TYPES.filter((type) => type in button).length !== 1)
        throw new Refused(400, 'Bad Request: exactly one type of button must be used');
      if (!BUTTON_STYLES.includes(button.style)) throw new Refused(400, 'Bad Request: wrong button style');
      if ('url' in button) {
        if (!/^https:\/\/t\.me\/\w{5,}\?start=[\w-]{1,64}$/.test(button.url))
          throw new Refused(400, 'Bad Request: BUTTON_URL_INVALID');
        continue;
      }
      if ('switch_inline_query' in button) {
        if (button.switch_inline_query.length > 256)
          throw new Refused(400, 'Bad Request: BUTTON_DATA_INVALID');
        continue;
      }
      const bytes = Buffer.byteLength('callback_data' in button ? button.callback_data : '');
      if (bytes < 1 || bytes > 64) throw new Refused(400, 'Bad Request: BUTTON_DATA_INVALID');
    }
  }
  return keyboard;
}

/** core.telegram.org/bots/api#botcommand */
function judgeCommands({ commands }: Record<string, unknown>): true {
  const listed = commands as readonly BotCommand[];
  const isSound = listed.every(
    ({ command, description }) =>
      /^[a-z0-9_]{1,32}$/.test(command) && description.length >= 1 && description.length <= 256,
  );
  if (!isSound) throw new Refused(400, 'Bad Request: BOT_COMMAND_INVALID');
  if (listed.length > 100) throw new Refused(400, 'Bad Request: BOT_COMMANDS_TOO_MUCH');
  return true;
}

/** core.telegram.org/bots/api#answerinlinequery, #inlinequeryresult */
function judgeResults(results: readonly InlineQueryResult[], { button }: Record<string, unknown>): void {
  const ids = results.map(({ id }) => id);
  if (results.length > 50) throw new Refused(400, 'Bad Request: RESULTS_TOO_MUCH');
  if (new Set(ids).size < ids.length) throw new Refused(400, 'Bad Request: RESULT_ID_DUPLICATE');
  if (!ids.every((id) => Buffer.byteLength(id) >= 1 && Buffer.byteLength(id) <= 64))
    throw new Refused(400, 'Bad Request: RESULT_ID_INVALID');
  for (const result of results) {
    keyboardOf({ ...result });
    if (result.type === 'article' && result.title === '')
      throw new Refused(400, 'Bad Request: ARTICLE_TITLE_EMPTY');
    const { caption, input_message_content: content } = result as {
      caption?: string;
      input_message_content?: object;
    };
    if (caption !== undefined) visible(caption, 1024);
    if (content !== undefined && 'message_text' in content) {
      if (visible(String(content.message_text), 4096) === '')
        throw new Refused(400, 'Bad Request: MESSAGE_EMPTY');
    }
  }
  const { start_parameter: payload } = (button ?? { start_parameter: 'none' }) as Record<string, string>;
  if (!/^[\w-]{1,64}$/.test(payload ?? '')) throw new Refused(400, 'Bad Request: START_PARAM_INVALID');
}

/** core.telegram.org/bots/api#reactiontypeemoji: some of the emoji that are permitted. */
const REACTIONS: readonly string[] = ['👍', '❤', '🔥', '👏', '🎉', '👀', '👌', '💯', '⚡', '🏆', '🤝', '✍'];
const isReaction = ({ reaction }: Record<string, unknown>): boolean =>
  (reaction as readonly { emoji: string }[]).every(({ emoji }) => REACTIONS.includes(emoji));
/** core.telegram.org/bots/api#sendchataction: those for what bots of pictures and texts do. */
const ACTIONS: readonly string[] = ['typing', 'upload_photo', 'upload_document', 'upload_video'];

function respond(response: ServerResponse, status: number, body: object): void {
  if (response.destroyed) return;
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
