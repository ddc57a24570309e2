import { setTimeout as pause } from 'node:timers/promises';
import { pick } from '@larder/testing/random';
import type { Installation, Target } from './installation/installation.js';
import { probe } from './probe.js';
import type { SoakClient } from './household/soak-client.js';
import type { SoakUser } from './household/soak-user.js';
import type { SoakLog } from './log/soak-log.js';

/** The polling interval for the restart of a killed part, in milliseconds. */
const POLL_MS = 20;
/** The timeout for the recovery of a part. */
const RECOVERY_TIMEOUT_MS = 60_000;

interface KillerParts {
  installation: Installation;
  client: SoakClient;
  user: SoakUser;
  log: SoakLog;
  random: () => number;
}

/** Kills parts with `kill -9`, one after another in a random order, and measures the recovery time. */
export class Killer {
  private readonly killedInRound = new Set<string>();

  constructor(private readonly parts: KillerParts) {}

  /** Kills a random part and waits for the recovery; false after the timeout. */
  async kill(): Promise<boolean> {
    const { installation, log } = this.parts;
    const targets = installation.targets();
    const target = this.choose(targets);
    const count = targets.filter(({ part }) => part === target.part).length;
    log.startKill(target.part);
    const killedAt = performance.now();
    process.kill(target.pid, 'SIGKILL');
    if (!(await this.isBack(target, count, killedAt))) {
      log.addViolation(`${target.part} is not back after ${RECOVERY_TIMEOUT_MS / 1000} s`);
      return false;
    }
    log.endKill({ part: target.part, recoveryMs: performance.now() - killedAt });
    return true;
  }

  /** A random process of a random part that was not killed in this round; a round kills every part once. */
  private choose(targets: readonly Target[]): Target {
    const { random } = this.parts;
    const parts = [...new Set(targets.map((target) => target.part))];
    if (parts.every((part) => this.killedInRound.has(part))) this.killedInRound.clear();
    const part = pick(
      parts.filter((part) => !this.killedInRound.has(part)),
      random,
    );
    const target = pick(
      targets.filter((target) => target.part === part),
      random,
    );
    if (!target) throw new Error('There is nothing to kill.');
    this.killedInRound.add(target.part);
    return target;
  }

  /** Whether as many processes of the part as before run again, without the killed one, and every part responds. */
  private async isBack({ part, pid }: Target, count: number, killedAt: number): Promise<boolean> {
    const { installation, client, user } = this.parts;
    const isReplaced = () => {
      const running = installation.targets().filter((target) => target.part === part);
      return running.length >= count && running.every((target) => target.pid !== pid);
    };
    while (performance.now() - killedAt < RECOVERY_TIMEOUT_MS) {
      if (isReplaced() && (await probe(client, user))) return true;
      await pause(POLL_MS);
    }
    return false;
  }
}
