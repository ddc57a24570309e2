import type { Engine } from '../execute/engine/engine.js';
import { CHECKED_AT } from '../store/properties.js';
import { addChecksums } from './add-checksums.js';
import { checkDocuments } from './check.js';
import { CheckEnded, LowPriority } from './pace.js';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How often it is tested whether a check is due. */
const CHECK_DUE_EVERY_MS = 10 * 60 * 1000;

/**
 * Checks for damage in the background, slowly enough not to delay requests: after an unclean stop, once a day, and
 * after a command found damage.
 */
export class BackgroundChecks {
  private readonly stopping = new AbortController();
  private isRequested: boolean;
  private readonly timer: NodeJS.Timeout;
  private working: Promise<void>;

  constructor(private readonly engine: Engine) {
    this.isRequested = engine.store.file.needsCheck;
    engine.damage.onNote = () => this.request();
    this.working = this.logFailure(() => this.start());
    this.timer = setInterval(() => this.queueCheck(), CHECK_DUE_EVERY_MS).unref();
  }

  /** Resolves when all due checks are done. */
  idle(): Promise<void> {
    return this.working;
  }

  /** Ends the running check. */
  async stop(): Promise<void> {
    this.stopping.abort();
    clearInterval(this.timer);
    await this.working;
  }

  /** Completes what the start has left for later, then checks if that is due. */
  private async start(): Promise<void> {
    const { file } = this.engine.store;
    while (!file.isCompared && !this.isStopped) await file.compareMore();
    if (file.isSuspect) this.isRequested = true;
    await addChecksums(this.engine, this.pace());
    await this.checkIfDue();
  }

  /** Requests a check when damage was found; only one is requested at a time. */
  private request(): void {
    if (this.isRequested) return;
    this.isRequested = true;
    this.queueCheck();
  }

  private queueCheck(): void {
    this.working = this.working.then(() => this.logFailure(() => this.checkIfDue()));
  }

  private async checkIfDue(): Promise<void> {
    const { store, logger } = this.engine;
    const checkedAt = Date.parse(store.properties.get(CHECKED_AT) ?? '');
    // A new database has nothing to check.
    if (Number.isNaN(checkedAt)) this.isRequested ||= this.engine.catalogue.list().length > 0;
    if (!this.isRequested && !(Date.now() - checkedAt > DAY_MS)) return;
    const started = performance.now();
    const { documents, problems } = await checkDocuments(this.engine, this.pace());
    this.isRequested = false;
    await store.commits.run(() => store.properties.set(CHECKED_AT, new Date().toISOString()));
    const ms = Math.round(performance.now() - started);
    logger.info('database checked', { documents, problems: problems.length, ms });
  }

  private get isStopped(): boolean {
    return this.stopping.signal.aborted;
  }

  private pace(): LowPriority {
    return new LowPriority(this.stopping.signal);
  }

  private async logFailure(work: () => Promise<void>): Promise<void> {
    if (this.isStopped) return;
    try {
      await work();
    } catch (error) {
      if (error instanceof CheckEnded) return;
      this.engine.logger.error('the check of the database failed', { error: String(error) });
    }
  }
}
