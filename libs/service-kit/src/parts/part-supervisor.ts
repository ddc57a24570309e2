import { runInPart } from '../context/request-context.js';
import type { Log } from '../logging/log.js';
import { FailureWindow } from './failure-window.js';
import { SupervisedPart, type PartDefinition, type RunningPart } from './supervised-part.js';
import { onUncaughtError, type UncaughtError } from './uncaught-errors.js';

interface SupervisorParts {
  log: Log;
  /** Called when only a restart of the process helps. */
  giveUp: () => void;
  /** Pauses between restarts of a part within a minute, in milliseconds; one more failure calls `giveUp`. */
  pausesMs?: readonly number[] | undefined;
}

/**
 * Isolates the parts of one process: an uncaught error fails the request, job or delivery in which it occurred, or
 * restarts the part, while the others continue.
 */
export class PartSupervisor {
  private readonly supervised = new Map<string, SupervisedPart>();
  private unwatch: (() => void) | undefined;

  constructor(private readonly parts: SupervisorParts) {}

  /** Handles uncaught errors of this process from now on. */
  watch(): void {
    this.unwatch ??= onUncaughtError((uncaught) => this.handle(uncaught));
  }

  /** Starts a part and keeps it running. */
  async start<Part extends RunningPart>(definition: PartDefinition<Part>): Promise<Part> {
    const { log, pausesMs } = this.parts;
    const giveUp = (error: unknown) => this.giveUp('part keeps failing', { part: definition.name, error });
    const part = new SupervisedPart(definition, { log, failures: new FailureWindow(pausesMs), giveUp });
    this.supervised.set(definition.name, part);
    return part.start();
  }

  /** Runs `work` as code of the part, to which its errors belong. */
  runInPart<T>(name: string, work: () => T): T {
    const part = this.supervised.get(name);
    if (!part) throw new Error(`There is no part named ${name}.`);
    return runInPart(part.current, work);
  }

  /** The running instance of a part. */
  running(name: string): RunningPart | undefined {
    return this.supervised.get(name)?.part;
  }

  /** Stops the parts with these names; those that were never started are skipped. */
  async stop(names: readonly string[]): Promise<void> {
    await Promise.all(names.map(async (name) => this.supervised.get(name)?.stop()));
  }

  /** Uncaught errors end the process again from now on. */
  unwatchErrors(): void {
    this.unwatch?.();
    this.unwatch = undefined;
  }

  private handle({ error, kind, part, fail }: UncaughtError): void {
    try {
      const supervised = part && this.supervised.get(part.name);
      if (!supervised) return this.giveUp('unexpected error outside all parts', { error });
      const fields = { part: supervised.name, error };
      if (part !== supervised.current && !part.lasting)
        return this.parts.log.warn('replaced part failed again', fields);
      if (fail) return this.failWork({ error, kind, fail }, fields);
      this.parts.log.error('part failed, restarting it', fields);
      void supervised.replace(supervised.current, error);
    } catch (failure) {
      this.giveUp('unexpected error cannot be handled', { error: failure });
    }
  }

  /** Work may hang after a thrown error; a rejected promise that it does not await does not affect it. */
  private failWork(
    { error, kind, fail }: Required<Pick<UncaughtError, 'error' | 'kind' | 'fail'>>,
    fields: Record<string, unknown>,
  ): void {
    if (kind === 'thrown') fail?.(error);
    else this.parts.log.error('unhandled promise rejection', fields);
  }

  private giveUp(phrase: string, fields: Record<string, unknown>): void {
    this.parts.log.fatal(phrase, fields);
    this.parts.giveUp();
  }
}
