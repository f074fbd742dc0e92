import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';

/** Gateway opcodes (docs.discord.com, "Opcodes and Status Codes"). */
const DISPATCH = 0;
const HEARTBEAT = 1;
const IDENTIFY = 2;
const RESUME = 6;
const HELLO = 10;
const HEARTBEAT_ACK = 11;

interface Payload {
  readonly op: number;
  readonly d: { readonly token?: string; readonly intents?: number } | null;
}

/** The socket through which Discord tells a bot what happens: hello, identify, ready, heartbeats, events. */
export class LocalGateway extends EventEmitter<{ ready: [] }> {
  /** The intents of the bot that identified itself last. */
  intents: number | undefined;
  readonly #sockets: WebSocketServer;
  readonly #token: string;
  readonly #ready: () => object;
  #bot: WebSocket | undefined;
  #sequence = 0;

  /** `ready`: what a bot is told when it has identified itself with the token. */
  constructor(http: Server, token: string, ready: () => object) {
    super();
    this.#token = token;
    this.#ready = ready;
    this.#sockets = new WebSocketServer({ server: http });
    this.#sockets.on('connection', (socket) => this.#welcome(socket));
  }

  get connected(): boolean {
    return this.#bot !== undefined;
  }

  dispatch(event: string, data: object): void {
    if (!this.#bot) throw new Error(`no bot is connected to hear ${event}`);
    this.#send(this.#bot, { op: DISPATCH, t: event, s: ++this.#sequence, d: data });
  }

  /** The connection breaks off; a bot comes back by itself. */
  drop(): void {
    this.#bot?.terminate();
  }

  /** The bot's token is worth nothing any more. */
  revoke(): void {
    this.#bot?.close(4004, 'Authentication failed.');
  }

  close(): void {
    for (const socket of this.#sockets.clients) socket.terminate();
    this.#sockets.close();
  }

  #welcome(socket: WebSocket): void {
    this.#send(socket, { op: HELLO, d: { heartbeat_interval: 41_250 } });
    socket.on('close', () => {
      if (this.#bot === socket) this.#bot = undefined;
    });
    socket.on('message', (data) => {
      const { op, d } = JSON.parse(String(data)) as Payload;
      if (op === HEARTBEAT) this.#send(socket, { op: HEARTBEAT_ACK, d: null });
      if (op !== IDENTIFY && op !== RESUME) return;
      if (d?.token !== this.#token) {
        socket.close(4004, 'Authentication failed.');
        return;
      }
      this.intents = d.intents;
      this.#bot = socket;
      this.dispatch('READY', this.#ready());
      this.emit('ready');
    });
  }

  #send(socket: WebSocket, payload: object): void {
    socket.send(JSON.stringify(payload));
  }
}
