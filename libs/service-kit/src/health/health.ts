import { defineMessage, type Message } from '@larder/contracts';
import { Inject, Injectable } from '@nestjs/common';
import type { NatsConnection } from '@nats-io/transport-node';
import type { Redis } from 'ioredis';
import { z } from 'zod';
import { AppName } from '../app/app-name.js';
import { REDIS } from '../app/tokens.js';
import { NATS } from '../messaging/tokens.js';
import { withinGrace } from '../messaging/within-grace.js';

/** Whether an application can do its work, and what it misses. */
export const HealthReport = z.object({
  name: z.string(),
  ready: z.boolean(),
  /** `ok`, or what is wrong. */
  checks: z.record(z.string(), z.string()),
});
export type HealthReport = z.infer<typeof HealthReport>;

/** The message every service answers: how are you? */
export function healthMessage(service: string): Message<z.ZodObject, typeof HealthReport> {
  return defineMessage({
    subject: `${service}.health.check`,
    request: z.object({}),
    reply: HealthReport,
    timeoutMs: 3_000,
    idempotent: true,
  });
}

type Check = () => Promise<unknown>;
const CHECK_MS = 2_000;

/** Asks an application's parts whether they work. */
@Injectable()
export class Health {
  private readonly checks = new Map<string, Check>();
  private stopping = false;

  constructor(
    private readonly app: AppName,
    @Inject(NATS) nats: NatsConnection,
    @Inject(REDIS) redis: Redis,
  ) {
    this.add('nats', () => nats.flush());
    this.add('redis', () => redis.ping());
  }

  /** Adds a check: a promise that rejects, or takes longer than two seconds, says that the part does not work. */
  add(name: string, check: Check): void {
    this.checks.set(name, check);
  }

  /** From now on the application reports that it is not ready: it stops. */
  stop(): void {
    this.stopping = true;
  }

  async report(): Promise<HealthReport> {
    const results = await Promise.all(
      [...this.checks].map(async ([name, check]) => [name, await outcome(check)] as const),
    );
    const checks = Object.fromEntries(this.stopping ? [...results, ['stop', 'stopping']] : results);
    return { name: this.app.name, ready: Object.values(checks).every((each) => each === 'ok'), checks };
  }
}

async function outcome(check: Check): Promise<string> {
  try {
    return (await withinGrace(check(), CHECK_MS)) ? 'ok' : 'no answer';
  } catch (error) {
    return error instanceof Error ? error.message : 'failed';
  }
}
