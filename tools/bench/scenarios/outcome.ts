/** What a request should cost at most; what is absent is not aimed at. */
export interface Aims {
  /** Latency that 95 % of the answers keep, in milliseconds. */
  p95Ms?: number;
  /** Database commands per request. */
  commands?: number;
  /** Processor time per request, in milliseconds. */
  cpuMs?: number;
  /** Processor time per request, as a multiple of that of a server that does nothing. */
  multiple?: number;
}

/** What was measured, in the units of `Aims`; what could not be measured is null. */
export type Measured = { [Aim in keyof Aims]-?: number | null };

/** How an aim is written, and how exactly its figure is shown: only what is shown can miss it. */
const AIMS: readonly { aim: keyof Aims; unit: string; digits: number }[] = [
  { aim: 'p95Ms', unit: ' ms p95', digits: 1 },
  { aim: 'commands', unit: ' commands', digits: 1 },
  { aim: 'cpuMs', unit: ' ms CPU', digits: 2 },
  { aim: 'multiple', unit: ' ×', digits: 0 },
];

/** Whether each aim was kept; the number of failures instead when there were any. */
export function outcome(aims: Aims, measured: Measured, failed: number): string {
  if (failed > 0) return `${failed} failed`;
  return AIMS.flatMap(({ aim, unit, digits }) => {
    const [most, value] = [aims[aim], measured[aim]];
    if (most === undefined || value === null) return [];
    return `≤ ${most}${unit} ${Number(value.toFixed(digits)) <= most ? 'kept' : 'missed'}`;
  }).join(', ');
}
