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
  readonly d: {
    readonly token?: string;
    readonly intents?: number;
    readonly shard?: readonly [id: number, count: number];
  } | null;
}

/** The socket through which Discord tells a bot what happens: hello, identify, ready, heartbeats, events. */
export class LocalGateway extends EventEmitter<{ ready: [] }> {
  /** The intents of the bot that identified itself last. */
  intents: number | undefined;
  /** How many shards Discord recommends. */
  shards = 1;
  /** Shards as they identified themselves: the number of each, and how many there are. */
  readonly identified: (readonly [id: number, count: number])[] = [];
  readonly #sockets: WebSocketServer;
  readonly #token: string;
  readonly #ready: () => object;
  /** By the shard's number. Events go to the first. */
  readonly #bots = new Map<number, WebSocket>();
  #sequence = 0;

  /** `ready`: the answer to a bot that has identified itself with the token. */
  constructor(http: Server, token: string, ready: () => object) {
    super();
    this.#token = token;
    this.#ready = ready;
    this.#sockets = new WebSocketServer({ server: http });
    this.#sockets.on('connection', (socket) => this.#welcome(socket));
  }

  get connected(): boolean {
    return this.#bots.size > 0;
  }

  dispatch(event: string, data: object): void {
    const [bot] = this.#bots.values();
    if (!bot) throw new Error(`no bot is connected to hear ${event}`);
    this.#tell(bot, event, data);
  }

  /** The connection breaks off; a bot comes back by itself. */
  drop(shard = 0): void {
    this.#bots.get(shard)?.terminate();
  }

  /** The bot's token is worth nothing any more. */
  revoke(shard = 0): void {
    this.#bots.get(shard)?.close(4004, 'Authentication failed.');
  }

  close(): void {
    for (const socket of this.#sockets.clients) socket.terminate();
    this.#sockets.close();
  }

  #welcome(socket: WebSocket): void {
    this.#send(socket, { op: HELLO, d: { heartbeat_interval: 41_250 } });
    let shard = 0;
    socket.on('close', () => {
      if (this.#bots.get(shard) === socket) this.#bots.delete(shard);
    });
    socket.on('message', (data) => {
      const { op, d } = JSON.parse(String(data)) as Payload;
      if (op === HEARTBEAT) this.#send(socket, { op: HEARTBEAT_ACK, d: null });
      if (op !== IDENTIFY && op !== RESUME) return;
      if (d?.token !== this.#token) {
        socket.close(4004, 'Authentication failed.');
        return;
      }
      if (op === IDENTIFY) {
        this.intents = d.intents;
        const identified = d.shard ?? ([0, 1] as const);
        [shard] = identified;
        this.identified.push(identified);
      }
      this.#bots.set(shard, socket);
      this.#tell(socket, 'READY', this.#ready());
      this.emit('ready');
    });
  }

  #tell(socket: WebSocket, event: string, data: object): void {
    this.#send(socket, { op: DISPATCH, t: event, s: ++this.#sequence, d: data });
  }

  #send(socket: WebSocket, payload: object): void {
    socket.send(JSON.stringify(payload));
  }
}
