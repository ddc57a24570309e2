export interface Latency {
  p50: number;
  p95: number;
  p99: number;
}

/** The percentile of sorted values (nearest rank); 0 when there are none. */
export function percentile(sorted: readonly number[], share: number): number {
  const rank = Math.max(0, Math.ceil(share * sorted.length) - 1);
  return sorted[rank] ?? 0;
}

/** Median and high percentiles, in the unit of the values. */
export function latencyOf(times: readonly number[]): Latency {
  const sorted = [...times].sort((a, b) => a - b);
  return { p50: percentile(sorted, 0.5), p95: percentile(sorted, 0.95), p99: percentile(sorted, 0.99) };
}
