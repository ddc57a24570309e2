import type { INestMicroservice } from '@nestjs/common';
import { Listeners } from '../events/listeners.js';
import { Outbox } from '../outbox/outbox.js';
import { Health } from '../health/health.js';
import { JobWorkers } from '../jobs/job-workers.js';
import { Schedules } from '../jobs/schedules.js';
import { NatsTransport } from '../messaging/nats-transport.js';
import { endWithin } from '../shutdown/end-within.js';

/** What a failed service gets to hand its jobs back and publish its events, in milliseconds. */
const ABANDON_MS = 1_000;
/** What its workers get to stop waiting for jobs, in milliseconds: else they would take back what they hand back. */
const JOBS_MS = 50;

/** Ends a failed service: nothing new from now on, then its connections are cut. */
export async function abandonApp(app: INestMicroservice, cause: unknown): Promise<void> {
  const transport: unknown = app.getTransportServer();
  if (transport instanceof NatsTransport) transport.interrupt(cause);
  await endWithin(app, ABANDON_MS, async () => {
    app.get(Health).stop();
    app.get(Schedules).stop();
    await Promise.all([app.get(Listeners).stop(), app.get(JobWorkers).stop(JOBS_MS)]);
    await app.get(Outbox).stop();
  });
}
