import { concerns, type Audience, type LiveNotice } from './live-notice.js';

/** Notices of this many changes are kept for browsers that lost their connection. */
const MAX_NOTICES = 5_000;
/**
 * Each kind of event arrives in its own order, so a notice may come after others of higher numbers. A browser that
 * resumes gets those again: applying a notice twice changes nothing.
 */
const OVERLAP = 100;

/** The latest notices, so that a browser that connects again misses none of them. */
export class LiveLog {
  private notices: LiveNotice[] = [];
  private highest: number;

  /** `complete`: the position after which all notices arrive here. */
  constructor(private complete: number) {
    this.highest = complete;
  }

  /** The position of the latest event that arrived here. */
  get position(): number {
    return this.highest;
  }

  add(notice: LiveNotice): void {
    this.notices.push(notice);
    this.highest = Math.max(this.highest, notice.sequence);
    if (this.notices.length <= MAX_NOTICES) return;
    const dropped = this.notices.splice(0, MAX_NOTICES / 10);
    this.complete = Math.max(this.complete, ...dropped.map(({ sequence }) => sequence));
  }

  /** Starts again after a gap in the events. */
  clear(position: number): void {
    this.notices = [];
    this.complete = this.highest = position;
  }

  /** What a household may have missed after a position; null when that is not known here, so that it reads anew. */
  since(position: number, audience: Audience): LiveNotice[] | null {
    if (position < this.complete || position > this.highest) return null;
    return this.notices.filter((notice) => notice.sequence > position - OVERLAP && concerns(notice, audience));
  }
}
