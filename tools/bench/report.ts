import { cpus, totalmem } from 'node:os';
import type { Figures, Load } from './measure.js';
import type { ProcessMemory } from './process-memory.js';

export interface BenchResult {
  recipes: number;
  seedSeconds: number;
  load: Load;
  figures: Figures[];
  memory: ProcessMemory[];
}

const MOST_MB = 450;

/** The figures as a table for the terminal. */
export function textReport(result: BenchResult): string {
  const rows = result.figures.map((figures) => [
    figures.name.padEnd(20),
    figures.perSecond.toFixed(0).padStart(8),
    ...[figures.p50, figures.p95, figures.p99].map((ms) => ms.toFixed(1).padStart(9)),
    verdict(figures).padStart(14),
  ]);
  const memory = [...result.memory, sum(result.memory)].map(
    ({ name, rssMb, pssMb }) => `${name.padEnd(20)} ${rssMb.toFixed(0).padStart(8)} ${pssMb.toFixed(0).padStart(9)}`,
  );
  return [
    `${' '.repeat(20)} ${['per s', 'p50 ms', 'p95 ms', 'p99 ms'].map((head, i) => head.padStart(i ? 9 : 8)).join(' ')}`,
    ...rows.map((row) => row.join(' ')),
    '',
    `${' '.repeat(20)} ${'RSS MB'.padStart(8)} ${'PSS MB'.padStart(9)}`,
    ...memory,
    '',
    `${result.recipes} recipes were seeded in ${result.seedSeconds.toFixed(0)} s.`,
  ].join('\n');
}

/** The same for `docs/benchmarks.md`, with the machine and the day. */
export function markdownReport(result: BenchResult, day: Date): string {
  const { recipes, seedSeconds, load, figures, memory } = result;
  return [
    `${day.toISOString().slice(0, 10)}: ${machine()}. ${recipes} recipes, seeded over the API in ${seedSeconds.toFixed(0)} s; ${load.clients} clients on the same machine, ${load.seconds} s each.`,
    '',
    '| Request | per second | p50 ms | p95 ms | p99 ms | aim: p95 |',
    '| --- | ---: | ---: | ---: | ---: | --- |',
    ...figures.map(
      (one) =>
        `| ${one.name} | ${one.perSecond.toFixed(0)} | ${one.p50.toFixed(1)} | ${one.p95.toFixed(1)} | ${one.p99.toFixed(1)} | ${verdict(one)} |`,
    ),
    '',
    '| Process, after all this | RSS MB | PSS MB |',
    '| --- | ---: | ---: |',
    ...[...memory, sum(memory)].map(
      ({ name, rssMb, pssMb }) => `| ${name} | ${rssMb.toFixed(0)} | ${pssMb.toFixed(0)} |`,
    ),
  ].join('\n');
}

/** Whether what was aimed at was reached. */
export function verdict({ goalMs, p95, failed }: Pick<Figures, 'goalMs' | 'p95' | 'failed'>): string {
  if (failed > 0) return `${failed} failed`;
  if (goalMs === null) return '';
  return p95 <= goalMs ? `≤ ${goalMs} kept` : `≤ ${goalMs} missed`;
}

function sum(memory: ProcessMemory[]): ProcessMemory {
  const total = (pick: (one: ProcessMemory) => number) => memory.reduce((all, one) => all + pick(one), 0);
  const pssMb = total((one) => one.pssMb);
  const name = `all (aim ≤ ${MOST_MB})${pssMb > MOST_MB ? ' missed' : ''}`;
  return { name, rssMb: total((one) => one.rssMb), pssMb };
}

function machine(): string {
  const [first] = cpus();
  return `${cpus().length} × ${first?.model.trim() ?? 'CPU'}, ${Math.round(totalmem() / 1024 ** 3)} GB, Node ${process.version}`;
}
