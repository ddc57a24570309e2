import { Inject, Injectable } from '@nestjs/common';
import { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { AppName } from '../core/app-name.js';
import { Connections } from '../shutdown/connections.js';
import { CONFIG, REDIS } from '../core/tokens.js';
import type { BaseConfig } from '../config/base-config.js';
import { Log } from '../logging/log.js';
import { finishesWithin } from '../async/finishes-within.js';
import { Metrics } from '../metrics/metrics.js';

/** How long a request waits for its job to be queued, in milliseconds. */
const QUEUE_MS = 1_000;

/** The service's BullMQ queues, one per kind of job. They schedule the work; the records are authoritative. */
@Injectable()
export class JobQueues {
  private readonly queues = new Map<string, Queue>();

  constructor(
    private readonly app: AppName,
    @Inject(CONFIG) private readonly config: BaseConfig,
    @Inject(REDIS) private readonly redis: Redis,
    private readonly log: Log,
    private readonly metrics: Metrics,
    connections: Connections,
  ) {
    const close = () => Promise.all([...this.queues.values()].map((queue) => queue.close()));
    connections.closeFirst(close);
    connections.closeForcedWith(close);
  }

  /** The queue's name and its keys' prefix, for workers. */
  placeOf(job: string): { name: string; prefix: string } {
    return { name: `${this.app.name}.${job}`, prefix: this.config.NAMESPACE };
  }

  /**
   * Queues a job unless it is queued; returns whether it did. An unreachable queue is no failure, and callers wait only
   * briefly: the sweep retries.
   */
  async queue(job: string, id: string): Promise<boolean> {
    try {
      const added = this.queueOf(job).add(job, {}, { jobId: id, removeOnComplete: true, removeOnFail: true });
      if (await finishesWithin(added, QUEUE_MS)) return true;
      throw new Error(`the queue did not answer within ${QUEUE_MS} ms`);
    } catch (error) {
      this.log.warnThrottled(`queue ${job}`, 'job not queued, left to the sweeper', { job, jobId: id, error });
      return false;
    }
  }

  async remove(job: string, id: string): Promise<void> {
    await this.queueOf(job)
      .remove(id)
      .catch(() => 0);
  }

  private queueOf(job: string): Queue {
    const existing = this.queues.get(job);
    if (existing) return existing;
    const { name, prefix } = this.placeOf(job);
    // A cast for the type only: the client is an ioredis, which BullMQ accepts.
    const queue = new Queue(name, { prefix, connection: this.redis });
    queue.on('error', (error) => this.log.debug('queue connection failed', { job, error }));
    this.metrics.watch(`larder_jobs_waiting_${job.replaceAll('-', '_')}`, `Jobs of kind ${job} that wait.`, () =>
      queue.count(),
    );
    this.queues.set(job, queue);
    return queue;
  }
}
