import { PauseWrites, ResumeWrites, WritesPaused } from '@larder/contracts';
import { Broadcasts, Log, newId } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';

/** Timeout for the replicas of all services to confirm that they have paused writes, in milliseconds. */
const CONFIRM_MS = 1_000;
/**
 * Interval at which a pause is renewed, in milliseconds. A pause that is not renewed expires, so that writes continue
 * after a crash of this process.
 */
const RENEW_MS = 1_000;
const EXPIRY_MS = 5_000;

/** How long writes are still refused after the switch, until the replicas have restarted, in milliseconds. */
const SWITCH_MS = 30_000;

/** A refusal of writes in all services. */
export interface RefusedWrites {
  /** Allows writes again. */
  allow: () => void;
  /** Keeps refusing writes in the running replicas until they stop; replicas that start later accept them. */
  leave: () => void;
}

/** The number of running replicas by service. */
export type Replicas = ReadonlyMap<string, number>;

/** Pauses the writes of all services. */
@Injectable()
export class PauseAllWrites {
  constructor(
    private readonly broadcasts: Broadcasts,
    private readonly log: Log,
  ) {}

  /**
   * Pauses writes while `work` runs, for at most `forMs` milliseconds; afterwards writes continue even if `work` is still
   * running.
   */
  async during<T>(replicas: Replicas, forMs: number, work: () => Promise<T>): Promise<T> {
    const token = newId();
    try {
      await this.waitForReplicas(token, replicas, () =>
        this.broadcasts.send(PauseWrites, { token, mode: 'wait', forMs }),
      );
      return await work();
    } finally {
      this.broadcasts.send(ResumeWrites, { token });
    }
  }

  /** Refuses writes until the caller allows them again. */
  async refuse(replicas: Replicas): Promise<RefusedWrites> {
    const token = newId();
    const send = (forMs: number) => this.broadcasts.send(PauseWrites, { token, mode: 'refuse', forMs });
    await this.waitForReplicas(token, replicas, () => send(EXPIRY_MS));
    const timer = setInterval(() => send(EXPIRY_MS), RENEW_MS).unref();
    return {
      allow: () => {
        clearInterval(timer);
        this.broadcasts.send(ResumeWrites, { token });
      },
      leave: () => {
        clearInterval(timer);
        send(SWITCH_MS);
      },
    };
  }

  /** Sends the request and waits until all replicas have confirmed it, or until the timeout. */
  private async waitForReplicas(token: string, replicas: Replicas, send: () => void): Promise<void> {
    const missing = new Map(replicas);
    let stop: () => void = () => undefined;
    const all = new Promise<true>((resolve) => {
      stop = this.broadcasts.on(WritesPaused, (confirmation) => {
        if (confirmation.token !== token) return;
        const left = (missing.get(confirmation.service) ?? 0) - 1;
        if (left > 0) missing.set(confirmation.service, left);
        else missing.delete(confirmation.service);
        if (missing.size === 0) resolve(true);
      });
    });
    const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), CONFIRM_MS).unref());
    send();
    const isComplete = missing.size === 0 || (await Promise.race([all, late]));
    stop();
    // A crashed replica is counted for some minutes.
    if (!isComplete)
      this.log.info('not all replicas confirmed that writes are paused', { missing: [...missing.keys()] });
  }
}
