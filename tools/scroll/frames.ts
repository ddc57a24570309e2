/** How smooth a stretch of scrolling was. */
export interface Smoothness {
  frames: number;
  seconds: number;
  /** Frames a second over the whole stretch. */
  mean: number;
  /** Frames in the worst second. */
  worst: number;
  /** The longest wait for a frame. */
  longestMs: number;
}

/** What the moments at which frames were painted, in milliseconds, say about it. */
export function smoothnessOf(moments: readonly number[]): Smoothness {
  const [first = 0, last = 0] = [moments[0], moments.at(-1)];
  const seconds = (last - first) / 1000;
  const waits = moments.slice(1).map((moment, index) => moment - (moments[index] ?? moment));
  return {
    frames: waits.length,
    seconds,
    mean: seconds > 0 ? waits.length / seconds : 0,
    worst: worstSecond(moments),
    longestMs: Math.max(0, ...waits),
  };
}

/** The fewest frames in any second that begins with one and lies within the stretch. */
function worstSecond(moments: readonly number[]): number {
  const last = moments.at(-1) ?? 0;
  const starts = moments.filter((moment) => moment + 1000 <= last);
  if (starts.length === 0) return 0;
  return Math.min(
    ...starts.map((start) => moments.filter((moment) => moment > start && moment <= start + 1000).length),
  );
}
