/** The smoothness of a scroll. */
export interface Smoothness {
  frames: number;
  seconds: number;
  /** The mean of frames per second. */
  mean: number;
  /** Frames in the worst second. */
  worst: number;
  /** The longest interval between frames. */
  longestMs: number;
}

/** Evaluates the times of painted frames, in milliseconds. */
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

/** The minimum number of frames in any second that starts with one and lies within the scroll. */
function worstSecond(moments: readonly number[]): number {
  const last = moments.at(-1) ?? 0;
  const starts = moments.filter((moment) => moment + 1000 <= last);
  if (starts.length === 0) return 0;
  return Math.min(
    ...starts.map((start) => moments.filter((moment) => moment > start && moment <= start + 1000).length),
  );
}
