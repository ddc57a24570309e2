import type { Row } from '../measuring/measure-all.js';
import type { Figures } from '../measuring/measure.js';
import { outcome } from '../scenarios/outcome.js';

/** The headers of the result of `cells`. */
export const COLUMNS = ['Request', 'per s', 'p50 ms', 'p95 ms', 'p99 ms', 'p95 ×', 'commands', 'CPU ms', 'CPU ×'];

/** A row of the table as text, with its aims. `×` are multiples of the no-op server. */
export function cells({ name, aims, figures, noOp }: Row): { figures: string[]; outcome: string } {
  const { p95, cpuMs, commands, failed } = figures;
  const latency = ratio(p95, noOp.p95);
  const multiple = ratio(cpuMs, noOp.cpuMs);
  const values = [text(latency, 1), text(commands, 1), text(cpuMs, 2), text(multiple, 0)];
  const outcomeText = outcome(aims, { p95Ms: p95, commands, cpuMs, multiple }, failed);
  return { figures: [name, ...latencies(figures), ...values], outcome: outcomeText };
}

/** The no-op server, on average of all its measurements. */
export function noOpCells(rows: readonly Row[]): string[] {
  const mean = (pick: (noOp: Figures) => number) => rows.reduce((sum, { noOp }) => sum + pick(noOp), 0) / rows.length;
  const values = [
    mean((one) => one.perSecond).toFixed(0),
    ...(['p50', 'p95', 'p99'] as const).map((key) => mean((one) => one[key]).toFixed(1)),
  ];
  return ['no-op', ...values, '1', '', mean((one) => one.cpuMs ?? NaN).toFixed(3), '1'];
}

function latencies({ perSecond, p50, p95, p99 }: Figures): string[] {
  return [perSecond.toFixed(0), ...[p50, p95, p99].map((ms) => ms.toFixed(1))];
}

const ratio = (value: number | null, unit: number | null): number | null =>
  value === null || unit === null || unit === 0 ? null : value / unit;
const text = (value: number | null, digits: number): string => (value === null ? '' : value.toFixed(digits));
