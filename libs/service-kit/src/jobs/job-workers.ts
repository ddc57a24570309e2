import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { DelayedError, Worker, type Job } from 'bullmq';
import { Redis } from 'ioredis';
import type { Connection } from 'mongoose';
import { discoverMethods } from '../core/discover-methods.js';
import { IN_FLIGHT_GRACE_MS, INTERRUPT_GRACE_MS } from '../core/stop-times.js';
import { Connections } from '../shutdown/connections.js';
import { KitTimings } from '../core/timings.js';
import { CONFIG } from '../core/tokens.js';
import type { BaseConfig } from '../config/base-config.js';
import { Liveness } from '../health/liveness.js';
import { disconnectRedis, redisPauseMs } from '../key-value/connect-redis.js';
import { Log } from '../logging/log.js';
import { Broadcasts } from '../messaging/broadcasts.js';
import { finishesWithin } from '../async/finishes-within.js';
import { Metrics } from '../metrics/metrics.js';
import { createIndexes } from '../migrations/create-indexes.js';
import { InjectConnection } from '../mongo/provide-model.js';
import type { JobDefinition, JobRun } from './store/define-job.js';
import { JobQueues } from './job-queues.js';
import { JOBS, JobSchema } from './store/job-record.js';
import { JobRunner } from './job-runner.js';
import { JobStore } from './store/job-store.js';
import { JobSweeper } from './job-sweeper.js';
import { JobCancelled } from './jobs.js';
import { PROCESSES } from './processes.js';

/** A worker without a heartbeat for this time has crashed, in milliseconds. */
const LOCK_MS = 30_000;
/** BullMQ's own limit of lost workers, disabled: the limit in the record applies. */
const UNLIMITED = 1_000_000;

type Handle = (run: JobRun) => unknown;

/** Runs every `@Processes` method of a service as a BullMQ worker. */
@Injectable()
export class JobWorkers implements OnApplicationBootstrap {
  private readonly workers: Worker[] = [];
  private readonly runners: JobRunner[] = [];
  private redis: Redis | undefined;

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly queues: JobQueues,
    private readonly store: JobStore,
    private readonly sweeper: JobSweeper,
    private readonly broadcasts: Broadcasts,
    private readonly log: Log,
    private readonly metrics: Metrics,
    private readonly timings: KitTimings,
    @Inject(CONFIG) private readonly config: BaseConfig,
    @InjectConnection() private readonly db: Connection,
    connections: Connections,
    liveness: Liveness,
  ) {
    connections.closeForcedWith(() => disconnectRedis(this.redis));
    connections.closeForcedWith(() => Promise.all(this.workers.map((worker) => worker.close(true))));
    liveness.add('jobs', () => this.problem());
  }

  async onApplicationBootstrap(): Promise<void> {
    await createIndexes(this.db, { [JOBS]: JobSchema });
    const methods = discoverMethods<JobDefinition>(this.discovery, this.scanner, PROCESSES);
    methods.forEach(({ options, call }) => this.process(options, call));
    this.broadcasts.on(JobCancelled, ({ jobId }) => this.runners.forEach((runner) => runner.cancel(jobId)));
    this.sweeper.start();
  }

  /** Starts processing jobs of a kind. */
  process(definition: JobDefinition, handle: Handle): void {
    const { store, log, metrics } = this;
    const runner = new JobRunner({ definition, handle, store, log, metrics });
    this.runners.push(runner);
    this.workers.push(this.workerOf(definition, runner));
    this.sweeper.watch(definition);
  }

  /** Accepts no new jobs, waits `graceMs` for running ones, then interrupts them: another replica resumes them. */
  async stop(graceMs = this.timings.graceMs ?? IN_FLIGHT_GRACE_MS): Promise<void> {
    this.sweeper.stop();
    const closed = Promise.all(this.workers.map((worker) => worker.close()));
    if (!(await finishesWithin(closed, graceMs))) this.runners.forEach((runner) => runner.interrupt());
    await finishesWithin(closed, INTERRUPT_GRACE_MS);
    disconnectRedis(this.redis);
  }

  /**
   * The problem of a worker that has ended: workers reconnect indefinitely, and one that has ended takes no more jobs.
   */
  private problem(): string | null {
    if (this.redis?.status === 'end') return 'the connection is closed permanently';
    return this.workers.every((worker) => worker.isRunning()) ? null : 'a worker has ended';
  }

  private workerOf(definition: JobDefinition, runner: JobRunner): Worker {
    const { name, prefix } = this.queues.placeOf(definition.name);
    const lockDuration = this.timings.jobLockMs ?? LOCK_MS;
    const worker = new Worker(name, (job: Job, token?: string) => work(runner, job, token), {
      prefix,
      connection: this.connection(),
      concurrency: definition.concurrency,
      lockDuration,
      stalledInterval: lockDuration,
      maxStalledCount: UNLIMITED,
    });
    worker.on('error', (error) => this.log.debug('worker connection failed', { job: definition.name, error }));
    return worker;
  }

  // Workers wait indefinitely for Redis, unlike all other clients.
  private connection(): Redis {
    this.redis ??= new Redis(this.config.REDIS_URL, {
      maxRetriesPerRequest: null,
      retryStrategy: redisPauseMs,
    }).on('error', () => undefined);
    return this.redis;
  }
}

async function work(runner: JobRunner, job: Job, token?: string): Promise<void> {
  const outcome = await runner.attempt(job.id ?? '');
  if (outcome.done) return;
  await job.moveToDelayed(Date.now() + outcome.againInMs, token);
  throw new DelayedError();
}
