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

interface Failure {
  cause: unknown;
}

/** Starts a part, and restarts it when it has failed. */
export class SupervisedPart<Part extends RunningPart = RunningPart> {
  private instance: PartInstance;
  private running: Part | undefined;
  private isReplacing = false;
  /** The last replacement, which may have ended. */
  private replacement: Promise<void> | undefined;
  /** The instance that failed during its start. */
  private failedStart: (Failure & { instance: PartInstance }) | undefined;
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
    if (this.isReplacing || !this.running) {
      this.failedStart = { instance: failed, cause };
      return;
    }
    this.isReplacing = true;
    this.replacement = this.restart(cause);
    await this.replacement;
  }

  /** Stops the part, if necessary after a pending restart. */
  async stop(): Promise<void> {
    this.stopped = true;
    await this.replacement;
    await this.running?.stop();
  }

  private async restart(cause: unknown): Promise<void> {
    const { log, failures, giveUp } = this.parts;
    let failure: Failure | undefined = { cause };
    while (failure && !this.stopped) {
      const pauseMs = failures.next();
      if (pauseMs === null) {
        giveUp(failure.cause);
        break;
      }
      await pause(pauseMs);
      failure = (await this.startNext(failure)) ?? this.failureDuringStart();
    }
    // Directly after the last check: an instance that fails next is replaced again.
    this.isReplacing = false;
    if (!failure) log.info('part restarted', { part: this.name });
  }

  /** Starts the next instance; returns why it cannot be started. */
  private async startNext({ cause }: Failure): Promise<Failure | undefined> {
    try {
      this.running = await this.startInstance(this.running, cause);
      return undefined;
    } catch (error) {
      this.parts.log.error('part cannot be restarted, retrying', { part: this.name, error });
      return { cause: error };
    }
  }

  private failureDuringStart(): Failure | undefined {
    return this.failedStart?.instance === this.instance ? this.failedStart : undefined;
  }

  private startInstance(failed: Part | undefined, cause: unknown): Promise<Part> {
    const instance = { name: this.name };
    this.instance = instance;
    this.failedStart = undefined;
    return runInPart(instance, () => this.definition.start(failed, cause));
  }
}
