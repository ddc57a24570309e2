import { PauseWrites, ResumeWrites, WritesPaused } from '@larder/contracts';
import { Broadcasts, Log, newId } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';

/** How long the replicas of all services have to confirm that nothing is being written, in milliseconds. */
const CONFIRM_MS = 1_000;
/** How often a pause is prolonged, and how long it lasts without that: a server that dies lets others write again. */
const PROLONG_MS = 1_000;
const LASTS_MS = 5_000;

/** What the replicas that work with replaced data get to notice it, in milliseconds. */
const LAST_MS = 30_000;

/** Writes are refused everywhere. */
interface RefusedWrites {
  /** Allows them again. */
  allow: () => void;
  /** Those who refuse them now go on with it until they end; those who start from now on do not. */
  leave: () => void;
}

/** Live replicas by service. */
export type Replicas = ReadonlyMap<string, number>;

/** Holds back what is written anywhere. */
@Injectable()
export class PauseAllWrites {
  constructor(
    private readonly broadcasts: Broadcasts,
    private readonly log: Log,
  ) {}

  /** Writes wait while `work` is done, at most `forMs` milliseconds: afterwards they go on while it goes on. */
  async during<T>(replicas: Replicas, forMs: number, work: () => Promise<T>): Promise<T> {
    const token = newId();
    try {
      await this.confirmed(token, replicas, () => this.broadcasts.send(PauseWrites, { token, mode: 'wait', forMs }));
      return await work();
    } finally {
      this.broadcasts.send(ResumeWrites, { token });
    }
  }

  /** Refuses writes until that is ended. */
  async refuse(replicas: Replicas): Promise<RefusedWrites> {
    const token = newId();
    const send = (forMs: number) => this.broadcasts.send(PauseWrites, { token, mode: 'refuse', forMs });
    await this.confirmed(token, replicas, () => send(LASTS_MS));
    const timer = setInterval(() => send(LASTS_MS), PROLONG_MS).unref();
    return {
      allow: () => {
        clearInterval(timer);
        this.broadcasts.send(ResumeWrites, { token });
      },
      leave: () => {
        clearInterval(timer);
        send(LAST_MS);
      },
    };
  }

  /** Sends the order and waits until all replicas have followed it, or long enough. */
  private async confirmed(token: string, replicas: Replicas, send: () => void): Promise<void> {
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
    // A replica that has died is still counted for some minutes.
    if (!isComplete)
      this.log.info('not all replicas confirmed that writes are paused', { missing: [...missing.keys()] });
  }
}
