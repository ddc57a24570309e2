import { runInPart, type PartInstance } from '../context/request-context.js';
import type { Log } from '../logging/log.js';
import { pause } from '../async/abortable.js';
import type { FailureWindow } from './failure-window.js';

/** A running part. */
export interface RunningPart {
  /** Finishes work in flight and closes everything. */
  stop(): Promise<void>;
  /** Ends a failed part at once: accepts no new work, and closes everything within about a second. Never rejects. */
  abandon(cause?: unknown): Promise<void>;
}

/** The functions that start a part, the first time and after a failure. */
export interface PartDefinition<Part extends RunningPart> {
  name: string;
  /** Starts the part. `failed` is the instance to replace, which this function abandons before or after the start. */
  start(failed: Part | undefined, cause: unknown): Promise<Part>;
}

interface SupervisedParts {
  log: Log;
  failures: FailureWindow;
  /** Called when the part cannot be restarted. */
  giveUp: (error: unknown) => void;
}

/** Starts a part, and restarts it when it has failed. */
export class SupervisedPart<Part extends RunningPart = RunningPart> {
  private instance: PartInstance;
  private running: Part | undefined;
  private replacing: Promise<void> | undefined;
  /** The instance that failed during its start, and the cause. */
  private failedStart: { instance: PartInstance; cause: unknown } | undefined;
  private stopped = false;

  constructor(
    private readonly definition: PartDefinition<Part>,
    private readonly parts: SupervisedParts,
  ) {
    this.instance = { name: definition.name };
  }

  get name(): string {
    return this.definition.name;
  }

  /** The running instance, or the one being started. */
  get current(): PartInstance {
    return this.instance;
  }

  get part(): Part | undefined {
    return this.running;
  }

  async start(): Promise<Part> {
    this.running = await this.startInstance(undefined, undefined);
    if (this.failedStart) void this.replace(this.failedStart.instance, this.failedStart.cause);
    return this.running;
  }

  /** Replaces the part by a new instance; resolves when it runs. Errors of instances replaced before are ignored. */
  async replace(failed: PartInstance, cause: unknown): Promise<void> {
    if (this.stopped || failed !== this.instance) return;
    if (this.replacing || !this.running) {
      this.failedStart = { instance: failed, cause };
      return;
    }
    this.replacing = this.restart(cause).finally(() => (this.replacing = undefined));
    await this.replacing;
  }

  /** Stops the part, if necessary after a pending restart. */
  async stop(): Promise<void> {
    this.stopped = true;
    await this.replacing;
    await this.running?.stop();
  }

  private async restart(cause: unknown): Promise<void> {
    const { log, failures, giveUp } = this.parts;
    for (let error = cause; !this.stopped;) {
      const pauseMs = failures.next();
      if (pauseMs === null) return giveUp(error);
      try {
        await pause(pauseMs);
        this.running = await this.startInstance(this.running, error);
        if (!this.hasFailed()) return log.info('part restarted', { part: this.name });
        error = this.failedStart?.cause;
      } catch (failure) {
        log.error('part cannot be restarted, retrying', { part: this.name, error: failure });
        error = failure;
      }
    }
  }

  private hasFailed(): boolean {
    return this.failedStart?.instance === this.instance;
  }

  private startInstance(failed: Part | undefined, cause: unknown): Promise<Part> {
    const instance = { name: this.name };
    this.instance = instance;
    this.failedStart = undefined;
    return runInPart(instance, () => this.definition.start(failed, cause));
  }
}
