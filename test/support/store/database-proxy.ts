import { once } from 'node:events';
import { type AddressInfo, createServer, connect as dial, type Socket } from 'node:net';

/** One connection through the proxy. */
export interface ProxiedConnection {
  /** Swallows all bytes in both directions from now on, as a lost network path does. Both ends stay open. */
  freeze(): void;
  /** Ends the connection at both sides. */
  cut(): void;
}

/** A TCP proxy between the program and its database, whose connections can be delayed, frozen and cut. */
export interface DatabaseProxy {
  /** Returns the URL of a database by way of the proxy. */
  through(databaseUrl: string): string;
  /** The connections that are open, the oldest first. */
  readonly connections: readonly ProxiedConnection[];
  /** Delays the bytes that the program sends by so many milliseconds, on all connections. */
  delayBy(milliseconds: number): void;
  /** Freezes the next connection on which the program sends this text, before it reaches the server. */
  freezeAtNext(text: string): void;
  stop(): Promise<void>;
}

/** Starts a proxy to the server of a `postgres://` URL. */
export async function startDatabaseProxy(serverUrl: string): Promise<DatabaseProxy> {
  const { hostname, port } = new URL(serverUrl);
  const connections = new Set<ProxiedConnection>();
  let delayMs = 0;
  let freezingText: string | undefined;

  const listener = createServer((program) => {
    const server = dial(Number(port), hostname);
    let isFrozen = false;
    const pass = (to: Socket, bytes: Buffer) => {
      if (!isFrozen && to.writable) to.write(bytes);
    };
    const connection: ProxiedConnection = {
      freeze() {
        isFrozen = true;
      },
      cut() {
        program.destroy();
        server.destroy();
      },
    };
    connections.add(connection);
    program.on('data', (bytes) => {
      if (freezingText !== undefined && bytes.includes(freezingText)) {
        freezingText = undefined;
        connection.freeze();
      }
      if (delayMs > 0) setTimeout(() => pass(server, bytes), delayMs);
      else pass(server, bytes);
    });
    server.on('data', (bytes) => pass(program, bytes));
    for (const [side, other] of [
      [program, server],
      [server, program],
    ] as const) {
      side.on('error', () => {});
      side.on('close', () => {
        connections.delete(connection);
        if (!isFrozen) other.destroy();
      });
    }
  });
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port: ownPort } = listener.address() as AddressInfo;

  return {
    through(databaseUrl) {
      const url = new URL(databaseUrl);
      url.host = `127.0.0.1:${ownPort}`;
      return url.href;
    },
    get connections() {
      return [...connections];
    },
    delayBy(milliseconds) {
      delayMs = milliseconds;
    },
    freezeAtNext(text) {
      freezingText = text;
    },
    async stop() {
      const closed = once(listener, 'close');
      listener.close();
      for (const connection of connections) connection.cut();
      await closed;
    },
  };
}
