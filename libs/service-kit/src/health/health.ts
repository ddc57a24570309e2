import { defineMessage, type Message } from '@larder/contracts';
import { Inject, Injectable } from '@nestjs/common';
import type { NatsConnection } from '@nats-io/transport-node';
import type { Redis } from 'ioredis';
import { z } from 'zod';
import { AppName } from '../core/app-name.js';
import { REDIS } from '../core/tokens.js';
import { InProcessServices } from '../in-process/in-process-services.js';
import { NATS } from '../nats/tokens.js';
import { finishesWithin } from '../async/finishes-within.js';

/** Whether an application is ready, and the result of each check. */
export const HealthReport = z.object({
  name: z.string(),
  ready: z.boolean(),
  /** `ok`, or the problem. */
  checks: z.record(z.string(), z.string()),
});
export type HealthReport = z.infer<typeof HealthReport>;

/** The health check message of a service. */
export function healthMessage(service: string): Message<z.ZodObject, typeof HealthReport> {
  return defineMessage({
    subject: `${service}.health.check`,
    request: z.object({}),
    reply: HealthReport,
    timeoutMs: 3_000,
    idempotent: true,
  });
}

interface Check {
  run: () => Promise<unknown>;
  /** Whether the application works without this part, with fewer functions. */
  isOptional: boolean;
}

/** Timeout of a check, in milliseconds; less than that of the health message. */
const CHECK_MS = 1_500;

/** Checks the parts of an application. */
@Injectable()
export class Health {
  private readonly checks = new Map<string, Check>();
  private stopping = false;

  constructor(
    private readonly app: AppName,
    @Inject(NATS) nats: NatsConnection,
    @Inject(REDIS) redis: Redis,
    local: InProcessServices,
  ) {
    // In one process, messages are handled in process, and events wait in their outboxes.
    this.add('nats', () => nats.flush(), { isOptional: local.isOneProcess });
    // Without Redis, rate limits count per process, and jobs wait in their records.
    this.add('redis', () => redis.ping(), { isOptional: true });
  }

  /**
   * Adds a check: the part does not work when the promise rejects or takes longer than a second and a half. The
   * application is ready without an optional part.
   */
  add(name: string, run: Check['run'], { isOptional = false } = {}): void {
    this.checks.set(name, { run, isOptional });
  }

  /** Reports from now on that the application is not ready, since it stops. */
  stop(): void {
    this.stopping = true;
  }

  async report(): Promise<HealthReport> {
    const results = await Promise.all(
      [...this.checks].map(async ([name, check]) => [name, await outcome(check.run)] as const),
    );
    const checks = Object.fromEntries(this.stopping ? [...results, ['stop', 'stopping']] : results);
    const works = ([name, each]: [string, string]) => each === 'ok' || this.checks.get(name)?.isOptional === true;
    return { name: this.app.name, ready: Object.entries(checks).every(works), checks };
  }
}

async function outcome(run: Check['run']): Promise<string> {
  try {
    return (await finishesWithin(run(), CHECK_MS)) ? 'ok' : 'no answer';
  } catch (error) {
    return error instanceof Error ? error.message : 'failed';
  }
}
