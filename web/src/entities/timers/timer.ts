/** A kitchen timer. It uses wall-clock time, so inactive tabs and reloads do not delay it. */
export interface Timer {
  id: string;
  /** The label: "Step 3", "Eggs"; empty without one. */
  name: string;
  /** The recipe it was started from, with its path in the app. */
  recipe: { name: string; path: string } | null;
  durationMs: number;
  /** When it ends, in milliseconds since 1970; null while paused. */
  endsAt: number | null;
  /** The remaining time while paused, in milliseconds. */
  leftMs: number;
}

/** The input of a new timer. */
export type TimerInput = Pick<Timer, 'name' | 'recipe' | 'durationMs'>;

export const createTimer = (id: string, input: TimerInput, now: number): Timer => ({
  ...input,
  id,
  endsAt: now + input.durationMs,
  leftMs: input.durationMs,
});

/** Milliseconds until it ends; 0 afterwards. */
export const remainingMs = ({ endsAt, leftMs }: Timer, now: number): number =>
  endsAt === null ? leftMs : Math.max(0, endsAt - now);

export const isDue = ({ endsAt }: Timer, now: number): boolean => endsAt !== null && endsAt <= now;

export const pause = (timer: Timer, now: number): Timer => ({
  ...timer,
  leftMs: remainingMs(timer, now),
  endsAt: null,
});

export const resume = (timer: Timer, now: number): Timer => ({ ...timer, endsAt: now + timer.leftMs });

/** Adds time; a timer that has ended starts again from now. */
export function extend(timer: Timer, byMs: number, now: number): Timer {
  const leftMs = remainingMs(timer, now) + byMs;
  const durationMs = Math.max(timer.durationMs, leftMs);
  return { ...timer, durationMs, leftMs, endsAt: timer.endsAt === null ? null : now + leftMs };
}

/** Hours are omitted when 0: "1:02:03", "10:00", "0:07". Partial seconds are not shown. */
export function clockText(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
