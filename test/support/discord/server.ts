import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { formFields } from '../multipart.ts';
import { LocalEndpoint } from './endpoint.ts';
import { LocalGateway } from './gateway.ts';
import {
  type LocalButton,
  LocalInteraction,
  LocalMessage,
  type MessageBody,
  type Upload,
} from './interaction.ts';

/** A request as the bot made it. */
export interface LocalRequest {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  /** Files that came with it. */
  readonly uploads: number;
}

/** Answers instead of the server's own; `after`: the request takes effect and only its answer is lost. */
interface LocalFault {
  readonly match: RegExp;
  readonly status: number;
  readonly after?: boolean;
  times: number;
}

/** Requests that wait before they are looked at, milliseconds. */
interface LocalDelay {
  readonly match: RegExp;
  readonly milliseconds: number;
}

/** The calls that one bucket still lets through, and until when (by the monotonic clock). */
interface Bucket {
  left: number;
  readonly until: number;
}

interface Where {
  /** Undefined: a direct message. */
  readonly guild?: string | undefined;
  /** The bot is on that server and sees the channel; else its user has it installed. */
  readonly isThere?: boolean;
  readonly channel?: string;
  readonly user?: string;
  readonly nick?: string;
  readonly locale?: string;
  /** Permissions in the server, as a number of bits. */
  readonly permissions?: string;
  /** Ids of the user's roles in the server. */
  readonly roles?: readonly string[];
}

/**
 * A file that a user fills into a form; `size`: its claimed size; `url`: its claimed address.
 */
export interface LocalFile {
  readonly bytes: Buffer;
  readonly name?: string;
  readonly size?: number;
  readonly url?: string;
  readonly type?: string;
}

class Refusal extends Error {
  readonly status: number;
  readonly code: number;
  constructor(status: number, code: number, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

const EPHEMERAL = 64;
const BUCKET = 5;
const BUCKET_MS = 2000;
const GUILD = '300';

/** A small Discord for tests: one application, one server, its REST interface and gateway on 127.0.0.1. */
export class LocalDiscord extends EventEmitter<{ changed: [LocalInteraction] }> {
  readonly token = 'TEST.local.discord';
  /** As long as Discord's: discord.js tells routes apart by them. */
  readonly applicationId = '100000000000000100';
  commands: Record<string, unknown>[] = [];
  guildCommands: Record<string, unknown>[] = [];
  /** All requests, unless there will be too many to be kept. */
  readonly requests: LocalRequest[] = [];
  keepsRequests = true;
  /**
   * Five requests in two seconds with one interaction's token or into one channel, told by headers as Discord
   * does.
   */
  isLimited = false;
  /** Interactions that are acknowledged later fail, as with Discord. */
  acknowledgeWithinMs = 3000;
  /** Requests that were refused for coming too soon. */
  tooSoon = 0;
  /** Messages that the bot has pinned; in channel 405 it may not. */
  pinned: string[] = [];
  /** Messages of the bot's own accord. Channel 404 is gone, in 403 it may not write. */
  readonly posts: LocalMessage[] = [];
  readonly #interactions = new Map<string, LocalInteraction>();
  readonly #byToken = new Map<string, LocalInteraction>();
  readonly #buckets = new Map<string, Bucket>();
  readonly #payloads = new WeakMap<LocalInteraction, object>();
  readonly #http: Server = createServer((request, response) => {
    // A bot that is killed in the middle of a request.
    this.#serve(request, response).catch(() => response.destroy());
  });
  /** Files that people attached, by path. */
  readonly #attachments = new Map<string, Buffer>();
  /** Ids of the users who wrote to the bot in a channel of direct messages. */
  readonly #directMessages = new Map<string, string[]>();
  readonly #faults: LocalFault[] = [];
  readonly #delays: LocalDelay[] = [];
  /** The servers that the bot is in; a test may change them, and tell the gateway. */
  readonly guilds = new Map<string, LocalGuild>([[GUILD, localGuild(GUILD)]]);
  readonly gateway: LocalGateway;
  readonly endpoint = new LocalEndpoint();
  #ids = 1_000_000;

  constructor() {
    super();
    this.gateway = new LocalGateway(this.#http, this.token, () => ({
      v: 10,
      user: this.#bot,
      guilds: [...this.guilds.keys()].map((id) => ({ id, unavailable: true })),
      session_id: 'session',
      resume_gateway_url: this.#address('ws'),
      application: { id: this.applicationId, flags: 0 },
    }));
    this.gateway.on('ready', () => {
      for (const guild of this.guilds.values()) this.gateway.dispatch('GUILD_CREATE', this.#told(guild));
    });
  }

  get apiUrl(): string {
    return `${this.#address('http')}/api`;
  }

  async start(): Promise<this> {
    this.#http.listen(0, '127.0.0.1');
    await once(this.#http, 'listening');
    return this;
  }

  async stop(): Promise<void> {
    this.gateway.close();
    this.#http.closeAllConnections();
    this.#http.close();
    await once(this.#http, 'close');
  }

  /** The next `times` requests like `POST /interactions/...` fail. */
  fail(match: RegExp, status: number, { times = 1, after = false } = {}): void {
    this.#faults.push({ match, status, times, after });
  }

  /** The next request like this takes its time. */
  delay(match: RegExp, milliseconds: number): void {
    this.#delays.push({ match, milliseconds });
  }

  requestsTo(match: RegExp): LocalRequest[] {
    return this.requests.filter(({ method, path }) => match.test(`${method} ${path}`));
  }

  /** A user calls a command. */
  slash(
    name: string,
    options: Record<string, string | boolean | LocalFile> = {},
    where: Where = {},
  ): LocalInteraction {
    const attachments: Record<string, object> = {};
    const filled = Object.entries(options).map(([option, value]) => {
      if (typeof value !== 'object') return { name: option, type: typeof value === 'boolean' ? 5 : 3, value };
      const id = String(++this.#ids);
      attachments[id] = this.#attached(id, value);
      return { name: option, type: 11, value: id };
    });
    const resolved = Object.keys(attachments).length > 0 ? { resolved: { attachments } } : {};
    return this.#interact({ type: 2, data: { id: '7', name, type: 1, options: filled, ...resolved } }, where);
  }

  /** A user has typed this much of an option's value, with others filled in. */
  typing(
    name: string,
    option: string,
    value: string,
    others: Record<string, string> = {},
    where: Where = {},
  ): LocalInteraction {
    const options = [
      ...Object.entries(others).map(([name, value]) => ({ name, type: 3, value })),
      { name: option, type: 3, value, focused: true },
    ];
    return this.#interact({ type: 4, data: { id: '7', name, type: 1, options } }, where);
  }

  /** A user calls a command on a message: one of the bot's, or one of these words. */
  onMessage(name: string, target: LocalMessage | string, where: Where = {}): LocalInteraction {
    const message = typeof target === 'string' ? new LocalMessage(String(++this.#ids)) : target;
    if (typeof target === 'string') message.apply({ content: target }, []);
    const messages = { [message.id]: message.json('400', this.#bot) };
    return this.#interact(
      { type: 2, data: { id: '8', name, type: 3, target_id: message.id, resolved: { messages } } },
      where,
    );
  }

  /** A user calls a command on somebody's message, which is this picture without words. */
  onPicture(name: string, picture: LocalFile | readonly LocalFile[], where: Where = {}): LocalInteraction {
    const id = String(++this.#ids);
    const attachments = [picture].flat().map((one) => ({
      content_type: 'image/png',
      ...this.#attached(String(++this.#ids), one),
    }));
    const messages = { [id]: { id, content: '', attachments } };
    return this.#interact(
      { type: 2, data: { id: '8', name, type: 3, target_id: id, resolved: { messages } } },
      where,
    );
  }

  /** An admin adds the bot to a server, or it is back after an outage. */
  create(guild: LocalGuild): void {
    this.guilds.set(guild.id, guild);
    this.gateway.dispatch('GUILD_CREATE', this.#told(guild));
  }

  /** An admin removes the bot from a server; `unavailable`: it has an outage. */
  remove(id: string, unavailable?: true): void {
    if (!unavailable) this.guilds.delete(id);
    this.gateway.dispatch('GUILD_DELETE', { id, ...(unavailable && { unavailable }) });
  }

  #told(guild: LocalGuild): object {
    return { ...guild, members: [{ user: this.#bot, roles: guild.botRoles }] };
  }

  /** An interaction's description of a file, which lies at its address from now on. */
  #attached(id: string, { bytes, name = 'photo.jpg', size = bytes.length, url, type }: LocalFile): object {
    const path = `/ephemeral-attachments/400/${id}/${name}`;
    this.#attachments.set(path, bytes);
    const address = url ?? `${this.#address('http')}${path}?ex=1&is=1&hm=1&`;
    const typed = type !== undefined && { content_type: type };
    return { id, filename: name, size, url: address, proxy_url: address, ephemeral: true, ...typed };
  }

  /** A user presses a button of a message (or claims to: any id is let through). */
  press(message: LocalMessage, customId: string, where: Where = {}): LocalInteraction {
    const shown = message.json('400', this.#bot);
    return this.#interact(
      { type: 3, data: { custom_id: customId, component_type: 2 }, message: shown },
      where,
      message,
    );
  }

  /** Tells the bot of an interaction, as Discord may do twice. Fulfils when an endpoint has answered. */
  async deliver(interaction: LocalInteraction): Promise<void> {
    const payload = this.#payloads.get(interaction) ?? {};
    if (this.endpoint.urls.length === 0) return this.gateway.dispatch('INTERACTION_CREATE', payload);
    const response = await this.endpoint.post(payload);
    interaction.statuses.push(response.status);
    if (response.status !== 200) return;
    const type = response.headers.get('content-type') ?? '';
    const { body, uploads } = await parse(Buffer.from(await response.arrayBuffer()), type);
    // Of two answers the first counts.
    if (interaction.acknowledgedBy === undefined)
      this.#callback(interaction.id, interaction.token, body as CallbackBody, uploads);
  }

  get #bot() {
    return { id: this.applicationId, username: 'TileKnight', discriminator: '0', avatar: null, bot: true };
  }

  #address(scheme: string): string {
    return `${scheme}://127.0.0.1:${(this.#http.address() as AddressInfo).port}`;
  }

  #interact(what: object, where: Where, pressed?: LocalMessage): LocalInteraction {
    const { user: id = '500', nick = null, locale = 'en-US' } = where;
    const inGuild = !('guild' in where) || where.guild !== undefined;
    const user = { id, username: `user${id}`, global_name: `User ${id}`, discriminator: '0', avatar: null };
    const channel = where.channel ?? (inGuild ? '400' : '401');
    if (!inGuild) this.#directMessages.set(channel, [...(this.#directMessages.get(channel) ?? []), id]);
    const interaction = new LocalInteraction(String(++this.#ids), pressed, where.isThere);
    this.#interactions.set(interaction.id, interaction);
    this.#byToken.set(interaction.token, interaction);
    this.#payloads.set(interaction, {
      ...what,
      id: interaction.id,
      application_id: this.applicationId,
      token: interaction.token,
      version: 1,
      locale,
      channel_id: channel,
      channel: { id: channel, type: inGuild ? 0 : 1 },
      context: inGuild ? 0 : 1,
      app_permissions: String(where.isThere ? VIEW_CHANNEL : 0n),
      entitlements: [],
      authorizing_integration_owners: where.isThere ? { 0: where.guild ?? GUILD } : { 1: id },
      attachment_size_limit: 10_485_760,
      ...(inGuild
        ? {
            guild_id: where.guild ?? GUILD,
            member: {
              user,
              nick,
              roles: where.roles ?? [],
              joined_at: '2026-01-01T00:00:00Z',
              permissions: where.permissions ?? '0',
              deaf: false,
              mute: false,
              flags: 0,
            },
          }
        : { user }),
    });
    // Without a bot that hears it, it fails for the user.
    this.deliver(interaction).catch(() => {});
    return interaction;
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const answer = (status: number, body?: unknown) => {
      if (body === undefined) response.writeHead(status).end();
      else response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://local');
    const path = decodeURIComponent(pathname).replace(/^\/api\/v10/, '');
    const line = `${request.method} ${path}`;
    const { body, uploads } = await read(request);
    if (this.keepsRequests)
      this.requests.push({ method: request.method ?? '', path, body, uploads: uploads.length });
    if (this.isLimited && this.#isTooSoon(line, response))
      return answer(429, { message: 'You are being rate limited.', retry_after: 2, global: false });
    const delay = this.#delays.findIndex(({ match }) => match.test(line));
    if (delay >= 0) await pause(this.#delays.splice(delay, 1)[0]?.milliseconds);
    const attachment = this.#attachments.get(pathname);
    if (attachment !== undefined) {
      response.writeHead(200, { 'content-length': attachment.length }).end(attachment);
      return;
    }
    const fault = this.#faults.find(({ match, times }) => times > 0 && match.test(line));
    if (fault) fault.times--;
    if (fault && !fault.after) return answer(fault.status, { code: 0, message: 'a fault of the test' });
    try {
      const outside = /^\/(interactions|webhooks)\//.test(path);
      if (!outside && request.headers.authorization !== `Bot ${this.token}`)
        throw new Refusal(401, 0, '401: Unauthorized');
      const result = this.#route(line, body, uploads, searchParams);
      if (fault) return answer(fault.status, { code: 0, message: 'a fault of the test' });
      answer(result === undefined ? 204 : 200, result);
    } catch (error) {
      if (error instanceof Refusal) answer(error.status, { code: error.code, message: error.message });
      else answer(500, { code: 0, message: String(error) });
    }
  }

  /** Counts a request in its bucket and says in the headers how it stands; true: one too many. */
  #isTooSoon(line: string, response: ServerResponse): boolean {
    const [, key] = /^\w+ (\/webhooks\/\d+\/[^/]+|\/channels\/\d+\/messages)/.exec(line) ?? [];
    if (key === undefined) return false;
    const now = performance.now();
    const known = this.#buckets.get(key);
    const bucket = known && known.until > now ? known : { left: BUCKET, until: now + BUCKET_MS };
    this.#buckets.set(key, bucket);
    const after = Math.ceil(bucket.until - now) / 1000;
    response.setHeader('x-ratelimit-bucket', key.includes('webhooks') ? 'webhooks' : 'messages');
    response.setHeader('x-ratelimit-limit', BUCKET);
    response.setHeader('x-ratelimit-remaining', Math.max(0, bucket.left - 1));
    response.setHeader('x-ratelimit-reset-after', after);
    if (bucket.left-- > 0) return false;
    response.setHeader('retry-after', after);
    this.tooSoon++;
    return true;
  }

  #route(line: string, body: unknown, uploads: Upload[], query: URLSearchParams): unknown {
    const [method, path = ''] = line.split(' ');
    const [, root, first = '', second = '', third, fourth] = path.split('/');
    if (line === 'GET /gateway/bot')
      return {
        url: this.#address('ws'),
        shards: this.gateway.shards,
        session_start_limit: { total: 1000, remaining: 1000, reset_after: 0, max_concurrency: 16 },
      };
    if (line === 'GET /applications/@me')
      return { id: this.applicationId, verify_key: this.endpoint.publicKey, interactions_endpoint_url: null };
    if (line === 'GET /users/@me') return this.#bot;
    if (line === 'GET /users/@me/guilds') {
      const after = BigInt(query.get('after') ?? 0);
      const listed = [...this.guilds.values()].filter(({ id }) => BigInt(id) > after);
      return listed.slice(0, Number(query.get('limit') ?? 200)).map(({ id, roles, botRoles }) => ({
        id,
        permissions: String(
          roles
            .filter((role) => role.id === id || botRoles.includes(role.id))
            .reduce((bits, { permissions }) => bits | BigInt(permissions), 0n),
        ),
      }));
    }
    if (line.startsWith('GET /guilds/') && second === 'members') {
      const guild = this.guilds.get(first);
      if (!guild) throw new Refusal(404, 10004, 'Unknown Guild');
      return { user: this.#bot, roles: guild.botRoles };
    }
    if (line === `GET /guilds/${first}/roles`) {
      const guild = this.guilds.get(first);
      if (!guild) throw new Refusal(403, 50001, 'Missing Access');
      return guild.roles.map((role) => ({ mentionable: false, ...role }));
    }
    if (line === `GET /channels/${first}`) {
      const people = this.#directMessages.get(first);
      if (people) return { id: first, type: 1, recipients: people.map((id) => ({ id })) };
      for (const { id, channels } of this.guilds.values()) {
        const channel = channels.find((one) => one.id === first);
        if (channel) return { ...channel, guild_id: id };
      }
      throw new Refusal(403, 50001, 'Missing Access');
    }
    if (root === 'applications') return this.#menu(method, second === 'guilds', body, query);
    if (root === 'interactions') return this.#callback(first, second, body as CallbackBody, uploads);
    if (root === 'users' && first === '@me' && second === 'channels')
      return { id: `6${(body as { recipient_id: string }).recipient_id}`, type: 1 };
    if (root === 'channels' && second === 'messages' && third === 'pins') {
      if (first === '405') throw new Refusal(403, 50013, 'Missing Permissions');
      if (method === 'PUT') this.pinned.push(fourth ?? '');
      else this.pinned = this.pinned.filter((id) => id !== fourth);
      return undefined;
    }
    if (root === 'channels' && second === 'messages') {
      if (third === undefined) return this.#post(first, body as MessageBody, uploads);
      // What all see of an interaction is a message of its channel too.
      const answers = [...this.#interactions.values()].flatMap(({ original }) => original ?? []);
      const message = [...this.posts, ...answers].find(
        ({ id, deleted, ephemeral }) => id === third && !deleted && !ephemeral,
      );
      if (!message) throw new Refusal(404, 10008, 'Unknown Message');
      judge(body as MessageBody, uploads);
      message.apply(body as MessageBody, uploads);
      return message.json(first, this.#bot);
    }
    if (root === 'webhooks') {
      const interaction = this.#byToken.get(second);
      if (!interaction || first !== this.applicationId) throw new Refusal(404, 10015, 'Unknown Webhook');
      if (interaction.acknowledgedBy === undefined) throw new Refusal(404, 10015, 'Unknown Webhook');
      if (interaction.isExpired) throw new Refusal(401, 50027, 'Invalid Webhook Token');
      if (method === 'POST') return this.#followUp(interaction, body as MessageBody, uploads);
      const message =
        fourth === '@original' ? interaction.original : interaction.followUps.find(({ id }) => id === fourth);
      if (third !== 'messages' || !message || message.deleted)
        throw new Refusal(404, 10008, 'Unknown Message');
      if (method === 'DELETE') {
        message.deleted = true;
        return undefined;
      }
      if (method === 'GET') return message.json('400', this.#bot);
      judge(body as MessageBody, uploads);
      message.apply(body as MessageBody, uploads);
      this.emit('changed', interaction);
      return message.json('400', this.#bot);
    }
    throw new Refusal(404, 0, `no such route: ${line}`);
  }

  #post(channel: string, body: MessageBody, uploads: Upload[]): object {
    if (channel === '404') throw new Refusal(404, 10003, 'Unknown Channel');
    if (channel === '403') throw new Refusal(403, 50013, 'Missing Permissions');
    judgeNew(body, uploads);
    const sent = body.enforce_nonce === true && this.posts.find(({ nonce }) => nonce === body.nonce);
    if (sent) return sent.json(channel, this.#bot);
    const message = new LocalMessage(String(++this.#ids), { loading: true, nonce: body.nonce });
    message.apply(body, uploads);
    this.posts.push(message);
    return message.json(channel, this.#bot);
  }

  #menu(method: string | undefined, ofGuild: boolean, body: unknown, query: URLSearchParams): unknown {
    const list = ofGuild ? this.guildCommands : this.commands;
    if (method === 'GET')
      return query.get('with_localizations') === 'true'
        ? list
        : list.map((command) => ({ ...command, description_localizations: undefined }));
    const defined = body as Record<string, unknown>[];
    defined.forEach(judgeCommand);
    if (new Set(defined.map(({ name, type = 1 }) => `${type} ${name}`)).size < defined.length)
      throw new Refusal(400, 50035, 'Application command names must be unique');
    const made = defined.map((command) => ({
      ...command,
      id: String(++this.#ids),
      application_id: this.applicationId,
      version: String(this.#ids),
      default_member_permissions: null,
      name_localizations: command.name_localizations ?? null,
      nsfw: false,
    }));
    if (ofGuild) this.guildCommands = made;
    else this.commands = made;
    return made;
  }

  #callback(id: string, token: string, { type, data = {} }: CallbackBody, uploads: Upload[]): undefined {
    const interaction = this.#interactions.get(id);
    const after = interaction ? performance.now() - interaction.sentAt : 0;
    if (!interaction || interaction.token !== token || after > this.acknowledgeWithinMs)
      throw new Refusal(404, 10062, 'Unknown interaction');
    if (interaction.acknowledgedBy !== undefined)
      throw new Refusal(400, 40060, 'Interaction has already been acknowledged.');
    if (type === 8) interaction.choices = judgedChoices(data);
    if (type === 4) judgeNew(data, uploads);
    if (type === 7) judge(data, uploads);
    const ephemeral = ((data.flags ?? 0) & EPHEMERAL) !== 0;
    if (type === 4 || type === 5)
      interaction.original = new LocalMessage(String(++this.#ids), { ephemeral, loading: true });
    else if (type !== 8) interaction.original = interaction.pressed;
    if (type === 4 || type === 7) interaction.original?.apply(data, uploads);
    interaction.acknowledgedBy = type;
    interaction.acknowledgedAfter = after;
    this.emit('changed', interaction);
  }

  #followUp(interaction: LocalInteraction, body: MessageBody, uploads: Upload[]): object {
    // docs.discord.com, "Create Followup Message": apps that are not installed in the server.
    if (!interaction.isThere && interaction.followUps.length === 5)
      throw new Refusal(400, 40094, 'This interaction has hit the maximum number of follow up messages.');
    judgeNew(body, uploads);
    const ephemeral = ((body.flags ?? 0) & EPHEMERAL) !== 0;
    const message = new LocalMessage(String(++this.#ids), { ephemeral, loading: true });
    message.apply(body, uploads);
    interaction.followUps.push(message);
    this.emit('changed', interaction);
    return message.json('400', this.#bot);
  }
}

interface CallbackBody {
  readonly type: number;
  readonly data?: MessageBody & { readonly choices?: LocalInteraction['choices'] };
}

/** docs.discord.com, "Autocomplete": 25 at most, of 1 to 100 characters. */
function judgedChoices({ choices = [] }: NonNullable<CallbackBody['data']>): LocalInteraction['choices'] {
  const isSound = choices.every(({ name, value }) =>
    [name, value].every(({ length }) => length >= 1 && length <= 100),
  );
  if (!isSound || choices.length > 25) throw new Refusal(400, 50035, 'Invalid Form Body');
  return choices;
}

/** docs.discord.com, "Message", "Component Reference", "Uploading Files" */
const MESSAGE_FILES = 10;
const UPLOAD_BYTES = 10_485_760;
const DESCRIPTION_CHARS = 1024;
const NONCE_CHARS = 25;

/** A button with an id has a label and one of the four styles that send an interaction. */
const isSoundButton = ({ custom_id, label, style }: LocalButton): boolean =>
  custom_id.length >= 1 &&
  custom_id.length <= 100 &&
  label.length >= 1 &&
  label.length <= 80 &&
  style >= 1 &&
  style <= 4;

/** The limits of docs.discord.com's message page that a bot is likely to break. */
function judge(
  { content = '', components = [], allowed_mentions, nonce = '' }: MessageBody,
  uploads: readonly Upload[],
): void {
  const buttons = components.flatMap((row) => row.components);
  const isSound =
    content.length <= 2000 &&
    nonce.length <= NONCE_CHARS &&
    components.length <= 5 &&
    components.every((row) => row.components.length >= 1 && row.components.length <= 5) &&
    new Set(buttons.map(({ custom_id }) => custom_id)).size === buttons.length &&
    buttons.every(isSoundButton) &&
    uploads.length <= MESSAGE_FILES &&
    uploads.every(({ name, description = '' }) => name !== '' && description.length <= DESCRIPTION_CHARS);
  if (!isSound) throw new Refusal(400, 50035, 'Invalid Form Body');
  if (uploads.reduce((sum, { bytes }) => sum + bytes.length, 0) > UPLOAD_BYTES)
    throw new Refusal(413, 40005, 'Request entity too large');
  if (allowed_mentions?.parse?.length !== 0) throw new Refusal(400, 50035, 'mentions must be switched off');
}

/** A new message has a text or a file. */
function judgeNew(body: MessageBody, uploads: readonly Upload[]): void {
  judge(body, uploads);
  if ((body.content ?? '').trim() === '' && uploads.length === 0)
    throw new Refusal(400, 50006, 'Cannot send an empty message');
}

/** docs.discord.com, "Application Commands": names, descriptions, and required options before others. */
function judgeCommand(command: Record<string, unknown>): void {
  const {
    type = 1,
    name = '',
    description = '',
    options = [],
  } = command as {
    type?: number;
    name?: string;
    description?: string;
    options?: LocalOption[];
  };
  const isNamed = type === 1 ? COMMAND_NAME.test(name) : name.length >= 1 && name.length <= 32;
  const isDescribed = type === 1 ? isDescription(description) : description === '';
  const firstOptional = options.findIndex(({ required }) => required !== true);
  const isSound =
    isNamed &&
    isDescribed &&
    options.length <= 25 &&
    new Set(options.map((option) => option.name)).size === options.length &&
    (firstOptional < 0 || options.slice(firstOptional).every(({ required }) => required !== true)) &&
    options.every(
      (option) =>
        COMMAND_NAME.test(option.name) &&
        isDescription(option.description) &&
        (option.choices ?? []).length <= 25 &&
        !(option.choices !== undefined && option.autocomplete === true) &&
        (option.choices ?? []).every((choice) => isDescription(choice.name)),
    );
  if (!isSound) throw new Refusal(400, 50035, `Invalid Form Body: ${name}`);
}

interface LocalOption {
  readonly name: string;
  readonly description: string;
  readonly required?: boolean;
  readonly autocomplete?: boolean;
  readonly choices?: readonly { readonly name: string }[];
}

const COMMAND_NAME = /^(?!.*\p{Lu})[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u;
const isDescription = ({ length }: string): boolean => length >= 1 && length <= 100;

async function read(request: IncomingMessage): Promise<{ body: unknown; uploads: Upload[] }> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return parse(Buffer.concat(chunks), request.headers['content-type'] ?? '');
}

async function parse(bytes: Buffer, type: string): Promise<{ body: unknown; uploads: Upload[] }> {
  if (!type.startsWith('multipart/'))
    return { body: bytes.length ? JSON.parse(bytes.toString()) : undefined, uploads: [] };
  const fields = formFields(bytes, type);
  const body = JSON.parse(String(fields.find(({ name }) => name === 'payload_json')?.bytes));
  const listed: NonNullable<MessageBody['attachments']> = body.data?.attachments ?? body.attachments ?? [];
  const uploads: Upload[] = [];
  for (const { name, filename = '', bytes } of fields) {
    const id = /^files\[(\d+)\]$/.exec(name)?.[1];
    if (id === undefined) continue;
    uploads.push({ name: filename, description: listed.find((one) => one.id === id)?.description, bytes });
  }
  return { body, uploads };
}

/** A server as the gateway and the REST interface show it. */
export interface LocalGuild {
  readonly id: string;
  readonly name: string;
  readonly preferred_locale: string;
  readonly system_channel_id: string | null;
  readonly roles: { readonly id: string; permissions: string; readonly mentionable?: boolean }[];
  /** Of the bot. */
  readonly botRoles: readonly string[];
  readonly channels: {
    readonly id: string;
    readonly type: number;
    readonly position: number;
    readonly parent_id?: string;
    readonly permission_overwrites?: readonly {
      readonly id: string;
      readonly type: number;
      readonly allow: string;
      readonly deny: string;
    }[];
  }[];
}

/** A server where everybody may see, write and send files; its channel is 400 unless given. */
export const localGuild = (id: string, more: Partial<LocalGuild> = {}): LocalGuild => ({
  id,
  name: 'Test server',
  preferred_locale: 'en-US',
  system_channel_id: null,
  roles: [{ id, permissions: String(VIEW_CHANNEL | SEND_MESSAGES | ATTACH_FILES) }],
  botRoles: [],
  channels: [{ id: '400', type: 0, position: 0, permission_overwrites: [] }],
  ...more,
});

/** docs.discord.com, "Permissions", "Bitwise Permission Flags" */
export const VIEW_CHANNEL = 1n << 10n;
export const SEND_MESSAGES = 1n << 11n;
export const ATTACH_FILES = 1n << 15n;
