// Measures operations and prints the results next to the target figures.

/** Runs `work` sequentially; returns milliseconds at the median and the 99th percentile. */
export async function runSequentially(count, work) {
  const times = [];
  for (let i = 0; i < count; i++) {
    const started = performance.now();
    await work(i);
    times.push(performance.now() - started);
  }
  times.sort((a, b) => a - b);
  return { p50: times[times.length >> 1], p99: times[Math.floor(times.length * 0.99)] };
}

/** Runs `work` from several clients concurrently; returns operations per second. */
export async function runConcurrently(count, clients, work) {
  const started = performance.now();
  let next = 0;
  const client = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: clients }, client));
  return count / ((performance.now() - started) / 1000);
}

/** Prints results and records whether the promised figures were met. */
export class Report {
  missed = 0;

  /** @param promise `{ most }` or `{ least }`, in the figure's unit */
  add(name, value, unit, promise = {}) {
    const digits = value < 10 ? 2 : value < 100 ? 1 : 0;
    const { most, least } = promise;
    const isKept = (most === undefined || value <= most) && (least === undefined || value >= least);
    if (!isKept) this.missed++;
    const report =
      most !== undefined ? `promised at most ${most}` : least !== undefined ? `promised at least ${least}` : '';
    console.log(
      `${name.padEnd(46)} ${value.toFixed(digits).padStart(9)} ${unit.padEnd(4)} ${report}${isKept ? '' : '  MISSED'}`,
    );
  }

  latency(name, { p50, p99 }, most) {
    this.add(name, p50, 'ms', most === undefined ? {} : { most });
    this.add(`${name}, p99`, p99, 'ms');
  }
}
