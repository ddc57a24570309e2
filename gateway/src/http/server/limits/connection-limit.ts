import type { Socket } from 'node:net';
import { networkOf } from '@larder/service-kit';

interface Options {
  /** Open connections of one address, or of one IPv6 network (/64). */
  max: number;
  /** Addresses without a limit: each of their connections may belong to another client. */
  isExempt: (address: string) => boolean;
  /** A network has reached the limit; called again only after all of its connections were closed. */
  onReached: (network: string) => void;
}

/**
 * Limits the open connections of each network. Otherwise one client could open thousands and occupy the process with a
 * few requests of each, which are answered, or refused, before those of other clients.
 */
export class ConnectionLimit {
  private readonly open = new Map<string, number>();
  private readonly reached = new Set<string>();

  constructor(private readonly options: Options) {}

  /** Counts a connection until it closes, or closes it when its network has too many. */
  admit(socket: Socket): void {
    const { remoteAddress } = socket;
    if (remoteAddress === undefined || this.options.isExempt(remoteAddress)) return;
    const network = networkOf(remoteAddress);
    const count = this.open.get(network) ?? 0;
    if (count >= this.options.max) return this.refuse(socket, network);
    this.open.set(network, count + 1);
    socket.once('close', () => this.release(network));
  }

  private refuse(socket: Socket, network: string): void {
    socket.destroy();
    if (this.reached.has(network)) return;
    this.reached.add(network);
    this.options.onReached(network);
  }

  private release(network: string): void {
    const count = (this.open.get(network) ?? 0) - 1;
    if (count > 0) return void this.open.set(network, count);
    this.open.delete(network);
    this.reached.delete(network);
  }
}
