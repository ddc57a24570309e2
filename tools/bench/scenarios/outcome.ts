/** The aims of a request; absent ones have no aim. */
export interface Aims {
  /** The 95th percentile of the latency, in milliseconds. */
  p95Ms?: number;
  /** Database commands per request. */
  commands?: number;
  /** Processor time per request, in milliseconds. */
  cpuMs?: number;
  /** Processor time per request, as a multiple of that of the no-op server. */
  multiple?: number;
}

/** The results, in the units of `Aims`; null for what could not be measured. */
export type Measurements = { [Aim in keyof Aims]-?: number | null };

/** The format of an aim and its result: the rounded result is compared. */
const AIMS: readonly { aim: keyof Aims; unit: string; digits: number }[] = [
  { aim: 'p95Ms', unit: ' ms p95', digits: 1 },
  { aim: 'commands', unit: ' commands', digits: 1 },
  { aim: 'cpuMs', unit: ' ms CPU', digits: 2 },
  { aim: 'multiple', unit: ' ×', digits: 0 },
];

/** Whether each aim was met; the number of failures instead when there were any. */
export function outcome(aims: Aims, measured: Measurements, failed: number): string {
  if (failed > 0) return `${failed} failed`;
  return AIMS.flatMap(({ aim, unit, digits }) => {
    const [most, value] = [aims[aim], measured[aim]];
    if (most === undefined || value === null) return [];
    return `≤ ${most}${unit} ${Number(value.toFixed(digits)) <= most ? 'kept' : 'missed'}`;
  }).join(', ');
}
