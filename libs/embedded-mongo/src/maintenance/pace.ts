/** Pauses long work so that requests are handled in between; throws to end it early. */
export interface Pace {
  ifDue(): Promise<void>;
}
