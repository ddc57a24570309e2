import { lookup } from 'node:dns/promises';
import net, { type Server } from 'node:net';
import { getSystemErrorName } from 'node:util';
import type { RunningChild } from './running-child.js';

interface Handle {
  close(): void;
  getsockname(out: { port?: number }): number;
}

/** The socket of Node's cluster module: it binds without accepting connections. */
type CreateHandle = (address: string, port: number, addressType: 4 | 6) => Handle | number;

/**
 * Sockets that the launcher holds for the product process. The socket outlives the process that accepts its
 * connections: while the product restarts, clients wait in its queue instead of being refused, and no other program can
 * take the port.
 */
export class ListeningSockets {
  private readonly handles = new Map<string, Handle>();

  /**
   * The socket of an address, always the same one; for port 0 that of the first call. Throws an error with a code such
   * as `EADDRINUSE`.
   */
  async open(host: string, port: number): Promise<Handle> {
    const existing = this.handles.get(keyOf(host, port));
    if (existing) return existing;
    const { address, family } = await lookup(host);
    const handle = bind(address, port, family === 6 ? 6 : 4);
    for (const each of [port, portOf(handle)]) this.handles.set(keyOf(host, each), handle);
    return handle;
  }

  /** Responds to a child that requests the socket of an address. */
  async respond(child: Pick<RunningChild, 'send'>, { host, port }: { host: string; port: number }): Promise<void> {
    try {
      // `send` is typed for servers and sockets; it also accepts raw handles, as cluster sends them.
      child.send({ type: 'socket' }, (await this.open(host, port)) as unknown as Server);
    } catch (error) {
      const { code = 'EINVAL', message } = error as NodeJS.ErrnoException;
      child.send({ type: 'socket', error: { code, message } });
    }
  }

  /** Closes the launcher's handles of all sockets; they end with the process that uses them. */
  close(): void {
    new Set(this.handles.values()).forEach((handle) => handle.close());
    this.handles.clear();
  }
}

function keyOf(host: string, port: number): string {
  return `${host} ${port}`;
}

function portOf(handle: Handle): number {
  const name: { port?: number } = {};
  handle.getsockname(name);
  return name.port ?? 0;
}

function bind(address: string, port: number, family: 4 | 6): Handle {
  const { _createServerHandle: create } = net as unknown as { _createServerHandle: CreateHandle };
  const handle = create(address, port, family);
  if (typeof handle === 'number') throw systemError(handle, port);
  // The system reports a used port only here.
  const failure = handle.getsockname({});
  if (failure === 0) return handle;
  handle.close();
  throw systemError(failure, port);
}

function systemError(number: number, port: number): Error {
  const code = getSystemErrorName(number);
  return Object.assign(new Error(`listen ${code} on port ${port}`), { code, port });
}
