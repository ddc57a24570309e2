import { isRelevantTo, type Audience, type LiveNotice } from './live-notice.js';

/** Number of notices that are kept for browsers that lost their connection. */
const MAX_NOTICES = 5_000;
/**
 * Each kind of event arrives in its own order, so a notice may come after others of higher numbers. A browser that
 * resumes gets those again; notices are idempotent.
 */
const OVERLAP = 100;

/** The latest notices, so that a reconnecting browser misses none. */
export class LiveLog {
  private notices: LiveNotice[] = [];
  private highest: number;
  /** Until when the log may lack notices. */
  private incompleteUntilMs: number;
  private readonly arrivedAtMs = new WeakMap<LiveNotice, number>();

  /** @param complete the position after which the log is complete */
  constructor(
    private complete: number,
    private readonly nowMs = () => performance.now(),
  ) {
    this.highest = complete;
    this.incompleteUntilMs = nowMs();
  }

  /** The position of the latest event that arrived here. */
  get position(): number {
    return this.highest;
  }

  add(notice: LiveNotice): void {
    this.notices.push(notice);
    this.arrivedAtMs.set(notice, this.nowMs());
    this.highest = Math.max(this.highest, notice.sequence);
    if (this.notices.length <= MAX_NOTICES) return;
    const dropped = this.notices.splice(0, MAX_NOTICES / 10);
    this.complete = Math.max(this.complete, ...dropped.map(({ sequence }) => sequence));
    this.incompleteUntilMs = Math.max(this.incompleteUntilMs, this.arrivalOf(dropped.at(-1)));
  }

  /** Starts again after a gap in the events. */
  clear(position: number): void {
    this.notices = [];
    this.complete = this.highest = position;
    this.incompleteUntilMs = this.nowMs();
  }

  /**
   * The notices that a household may have missed after a position; null when the log does not reach back that far, so
   * that clients have to reload.
   */
  since(position: number, audience: Audience): LiveNotice[] | null {
    if (position < this.complete || position > this.highest) return null;
    return this.notices.filter((notice) => notice.sequence > position - OVERLAP && isRelevantTo(notice, audience));
  }

  /** For how long no notice of this kind has arrived for a household, as far as the log reaches back. */
  unchangedMs(event: LiveNotice['event'], audience: Audience): number {
    const last = this.notices.findLast((notice) => notice.event === event && isRelevantTo(notice, audience));
    return this.nowMs() - Math.max(this.incompleteUntilMs, this.arrivalOf(last));
  }

  private arrivalOf(notice: LiveNotice | undefined): number {
    return (notice && this.arrivedAtMs.get(notice)) ?? 0;
  }
}
