import type { INestMicroservice } from '@nestjs/common';
import { Listeners } from '../events/listeners.js';
import { Outbox } from '../outbox/outbox.js';
import { Health } from '../health/health.js';
import { JobWorkers } from '../jobs/job-workers.js';
import { Schedules } from '../jobs/schedules/schedules.js';
import { NatsTransport } from '../messaging/nats-transport.js';
import { stopGracefully } from '../shutdown/stop-gracefully.js';

/** Time for a failed service to return its jobs to the queue and to publish its events, in milliseconds. */
const ABANDON_MS = 1_000;
/** Time for its workers to stop fetching jobs, in milliseconds: otherwise they would fetch returned jobs again. */
const WORKERS_STOP_MS = 50;

/** Stops a failed service: it accepts no new work, then its connections are closed. */
export async function abandonApp(app: INestMicroservice, cause: unknown): Promise<void> {
  const transport: unknown = app.getTransportServer();
  if (transport instanceof NatsTransport) transport.interrupt(cause);
  await stopGracefully(app, ABANDON_MS, async () => {
    app.get(Health).stop();
    app.get(Schedules).stop();
    await Promise.all([app.get(Listeners).stop(), app.get(JobWorkers).stop(WORKERS_STOP_MS)]);
    await app.get(Outbox).stop();
  });
}
