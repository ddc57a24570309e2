import { newId, runInContext, type RequestContext } from '../context/request-context.js';
import type { Log } from '../logging/log.js';
import { abortable } from '../async/abortable.js';
import type { Metrics } from '../metrics/metrics.js';
import { PermanentFailure, MAX_INTERRUPTIONS, retryAfterMs } from './store/after-failure.js';
import type { JobDefinition, JobRun } from './store/define-job.js';
import type { JobRecord } from './store/job-record.js';
import type { JobStore } from './store/job-store.js';
import { JobShares } from './job-shares.js';
import { JobTurn } from './job-turn.js';
import { ProgressWriter } from './progress-writer.js';

/** The outcome of an attempt: the job has ended, or is retried after a delay. */
export type JobOutcome = { done: true } | { done: false; againInMs: number };

interface RunnerParts {
  definition: JobDefinition;
  handle: (run: JobRun) => unknown;
  store: JobStore;
  log: Log;
  metrics: Metrics;
}

/** Pause of a job whose owner uses its whole share, in milliseconds. */
const SHARE_PAUSE_MS = 1_000;
const STOPPING = Symbol('stopping');
const TURN_OVER = Symbol('turn over');
const CANCELLED = Symbol('cancelled');
const DONE: JobOutcome = { done: true };

/** Runs attempts of jobs of one kind and updates their records. */
export class JobRunner {
  private readonly running = new Map<string, AbortController>();
  private readonly shares: JobShares;

  constructor(private readonly parts: RunnerParts) {
    this.shares = new JobShares(parts.definition, parts.store);
  }

  cancel(id: string): void {
    this.running.get(id)?.abort(CANCELLED);
  }

  /** Interrupts running jobs; another replica resumes them. */
  interrupt(): void {
    this.running.forEach((controller) => controller.abort(STOPPING));
  }

  async attempt(id: string): Promise<JobOutcome> {
    const outcome = await this.shares.tryRun(id, () => this.start(id));
    return outcome ?? { done: false, againInMs: SHARE_PAUSE_MS };
  }

  private async start(id: string): Promise<JobOutcome> {
    const record = await this.parts.store.begin(id);
    if (!record) return DONE;
    if (record.losses >= MAX_INTERRUPTIONS) return this.giveUp(record, new Error('Its worker crashed repeatedly.'));
    const controller = new AbortController();
    this.running.set(id, controller);
    try {
      return await this.run(record, controller);
    } finally {
      this.running.delete(id);
    }
  }

  private async run(record: JobRecord, controller: AbortController): Promise<JobOutcome> {
    const { definition, store, metrics } = this.parts;
    if (record.attempts === 1 && record.progress === null)
      metrics.jobWaited(definition.name, (Date.now() - record.createdAt.getTime()) / 1_000);
    const stopTimer = metrics.jobTimer(definition.name);
    const turn = this.turnOf(controller);
    const progress = new ProgressWriter((value) => {
      turn.start();
      return store.saveProgress(record._id, value);
    });
    const timer = setTimeout(
      () => controller.abort(new Error(`took longer than ${definition.timeoutMs} ms`)),
      definition.timeoutMs,
    );
    try {
      const report = await this.handle(record, controller, progress);
      await progress.waitUntilIdle();
      await store.complete(record._id, report);
      stopTimer('ok');
      return DONE;
    } catch (error) {
      stopTimer(controller.signal.reason === TURN_OVER ? 'ok' : 'error');
      return await this.afterFailure(record, controller.signal.aborted ? controller.signal.reason : error);
    } finally {
      clearTimeout(timer);
      turn.stop();
    }
  }

  private turnOf(controller: AbortController): JobTurn {
    const { definition, log } = this.parts;
    const doOthersWait = () => this.shares.doOthersWait();
    return new JobTurn({ turnMs: definition.turnMs, doOthersWait, end: () => controller.abort(TURN_OVER), log });
  }

  private async handle(record: JobRecord, controller: AbortController, progress: ProgressWriter): Promise<unknown> {
    const { definition, handle } = this.parts;
    const { signal } = controller;
    const attempt = record.attempts;
    const actor = record.actor;
    const data: unknown = definition.data.parse(record.data);
    const isLast = attempt >= definition.attempts;
    const run: JobRun = {
      id: record._id,
      data,
      attempt,
      isLast,
      retries: record.retries ?? 0,
      actor,
      signal,
      progress: (value) => progress.write(value),
    };
    const context: RequestContext = { requestId: newId(), actor, signal, fail: (error) => controller.abort(error) };
    const work = runInContext(context, async () => await handle(run));
    return abortable(work, signal).finally(() => (context.fail = undefined));
  }

  private async afterFailure(record: JobRecord, error: unknown): Promise<JobOutcome> {
    const { definition, store, log } = this.parts;
    if (error === CANCELLED) return DONE;
    if (error === STOPPING || error === TURN_OVER) {
      await store.release(record._id);
      return { done: false, againInMs: error === STOPPING ? 0 : SHARE_PAUSE_MS };
    }
    const againInMs = retryAfterMs(definition, record.attempts - record.losses, error);
    if (againInMs === null) return this.giveUp(record, error);
    log.warn('job failed, it will be retried', {
      job: definition.name,
      jobId: record._id,
      attempt: record.attempts,
      againInMs,
      error,
    });
    await store.awaitRetry(record._id, error);
    return { done: false, againInMs };
  }

  private async giveUp({ _id, attempts }: JobRecord, error: unknown): Promise<JobOutcome> {
    const fields = { job: this.parts.definition.name, jobId: _id, attempts, error };
    if (error instanceof PermanentFailure) this.parts.log.warn('job failed permanently', fields);
    else this.parts.log.error('job failed', fields);
    await this.parts.store.fail(_id, error);
    return DONE;
  }
}
