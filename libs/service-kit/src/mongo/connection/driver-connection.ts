import type { EventEmitter } from 'node:events';
import { createRequire } from 'node:module';

/** The parts of the driver's own connection class that are used here; the driver does not export it. */
interface DriverConnection extends EventEmitter {
  closed: boolean;
  /** The reason why it is closed. */
  error: Error | null;
  writeCommand(command: unknown, options: unknown): Promise<void>;
  /** Sends a command and returns the server's reply; `ns` names database and collection. */
  command(ns: unknown, command: object, ...rest: unknown[]): Promise<unknown>;
}

/** Resolved from mongoose, so that it is the class of the driver that mongoose uses. */
const requireFromMongoose = createRequire(createRequire(import.meta.url).resolve('mongoose'));
const { Connection } = requireFromMongoose('mongodb/lib/cmap/connection.js') as {
  Connection: new (stream: unknown, options: unknown) => DriverConnection;
};

/**
 * The driver's connection without a defect of mongodb 7: a command written to a socket that is destroyed, but has not
 * emitted `close` yet, waits for `drain` forever, and no timeout ends that. A socket is in this state for a part of one
 * turn of the event loop. When a server dies, operations fail in this turn and make the monitor check the server; if
 * its own socket is in this state, it never checks again, and its client finds no server until the process restarts.
 *
 * The option `connectionType` makes the driver use this class, for the monitor and for the pool.
 */
export class FailFastConnection extends Connection {
  override async writeCommand(command: unknown, options: unknown): Promise<void> {
    if (this.closed) throw this.reason();
    let fail: () => void = () => undefined;
    const closed = new Promise<never>((_resolve, reject) => (fail = () => reject(this.reason())));
    this.once('close', fail);
    try {
      await Promise.race([super.writeCommand(command, options), closed]);
    } finally {
      this.off('close', fail);
    }
  }

  private reason(): Error {
    return this.error ?? new Error('The connection is closed.');
  }
}
