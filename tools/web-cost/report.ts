import { machine } from '../bench/reports/report.js';
import type { Cost, Form } from './visit.js';

/** A page, the device, and the visit with the median performance. */
export interface PageCost extends Cost {
  page: string;
  form: Form;
}

/** The aims of a page. */
export const AIMS = {
  phone: { performance: 95, blockingMs: 150, largestPaintMs: 1800 },
  desktop: { performance: 98, blockingMs: 150, largestPaintMs: 1800 },
} as const;
const MOST_SCRIPT_BYTES = 200_000;

const HEADS = [
  'page',
  'performance',
  'accessibility',
  'best practices',
  'blocking ms',
  'first paint ms',
  'largest paint ms',
  'layout shift',
  'script KB',
  'images KB',
  'aims',
];

/** The median of several visits, by performance. Throws when there is none. */
export function median<One extends Cost>(visits: readonly One[]): One {
  const middle = [...visits].sort((one, other) => one.performance - other.performance)[(visits.length - 1) >> 1];
  if (!middle) throw new Error('No visit was made.');
  return middle;
}

/** The missed aims of a page, in words. */
export function missedAims({
  form,
  performance,
  blockingMs,
  largestPaintMs,
  scriptBytes,
  ...cost
}: PageCost): string[] {
  const aims = AIMS[form];
  return [
    performance < aims.performance && `performance ≥ ${aims.performance}`,
    cost.accessibility < 100 && 'accessibility 100',
    cost.bestPractices < 100 && 'best practices 100',
    blockingMs > aims.blockingMs && `blocking ≤ ${aims.blockingMs} ms`,
    largestPaintMs > aims.largestPaintMs && `largest paint ≤ ${aims.largestPaintMs} ms`,
    scriptBytes > MOST_SCRIPT_BYTES && `script ≤ ${MOST_SCRIPT_BYTES / 1000} KB`,
  ].filter((miss) => miss !== false);
}

/** For the terminal. */
export function textReport(costs: readonly PageCost[]): string {
  const rows = [HEADS, ...costs.map(cells)];
  const widths = HEADS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')).join('\n');
}

/** The same for `docs/benchmarks.md`, with machine and date. */
export function markdownReport(costs: readonly PageCost[], runs: number, day: Date): string {
  return [
    `${day.toISOString().slice(0, 10)}: ${machine()}, headless Chromium; the demo's recipes, an empty cache, the median of ${runs} visits.`,
    '',
    `| ${HEADS.join(' | ')} |`,
    `| --- |${' ---: |'.repeat(HEADS.length - 2)} --- |`,
    ...costs.map((cost) => `| ${cells(cost).join(' | ')} |`),
  ].join('\n');
}

function cells(cost: PageCost): string[] {
  const misses = missedAims(cost);
  return [
    `${cost.page}, ${cost.form}`,
    String(cost.performance),
    String(cost.accessibility),
    String(cost.bestPractices),
    cost.blockingMs.toFixed(0),
    cost.firstPaintMs.toFixed(0),
    cost.largestPaintMs.toFixed(0),
    cost.layoutShift.toFixed(3),
    (cost.scriptBytes / 1000).toFixed(0),
    (cost.imageBytes / 1000).toFixed(0),
    misses.length > 0 ? `missed: ${misses.join(', ')}` : 'kept',
  ];
}
