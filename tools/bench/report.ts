import { cpus, totalmem } from 'node:os';
import type { Figures, Load } from './measure.js';
import { originalsOf } from './seed-many.js';
import { wholeTree, type ComparedMemory } from './compared-memory.js';

export interface BenchResult {
  recipes: number;
  seedSeconds: number;
  load: Load;
  figures: Figures[];
  memory: ComparedMemory[];
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
  const memory = withTotal(result.memory).map(({ name, ...mb }) =>
    [name.padEnd(28), ...megabytes(mb).map((value) => value.padStart(10))].join(' '),
  );
  return [
    `${' '.repeat(20)} ${['per s', 'p50 ms', 'p95 ms', 'p99 ms'].map((head, i) => head.padStart(i ? 9 : 8)).join(' ')}`,
    ...rows.map((row) => row.join(' ')),
    '',
    `${'memory in MB'.padEnd(28)} ${['RSS', 'PSS', 'PSS'].map((head) => head.padStart(10)).join(' ')}`,
    `${' '.repeat(28)} ${['seeded', 'seeded', 'after load'].map((head) => head.padStart(10)).join(' ')}`,
    ...memory,
    '',
    `${seeding(result)}.`,
  ].join('\n');
}

/** The same for `docs/benchmarks.md`, with the machine and the day. */
export function markdownReport(result: BenchResult, day: Date): string {
  const { load, figures, memory } = result;
  return [
    `${day.toISOString().slice(0, 10)}: ${machine()}. ${seeding(result)}; ${load.clients} clients on the same machine, ${load.seconds} s each.`,
    '',
    '| Request | per second | p50 ms | p95 ms | p99 ms | aim: p95 |',
    '| --- | ---: | ---: | ---: | ---: | --- |',
    ...figures.map(
      (one) =>
        `| ${one.name} | ${one.perSecond.toFixed(0)} | ${one.p50.toFixed(1)} | ${one.p95.toFixed(1)} | ${one.p99.toFixed(1)} | ${verdict(one)} |`,
    ),
    '',
    '| Memory in MB | RSS after seeding | PSS after seeding | PSS after the load |',
    '| --- | ---: | ---: | ---: |',
    ...withTotal(memory).map(({ name, ...mb }) => `| ${name} | ${megabytes(mb).join(' | ')} |`),
  ].join('\n');
}

/** How the recipes came to be there. */
function seeding({ recipes, seedSeconds }: BenchResult): string {
  const took = `in ${seedSeconds.toFixed(0)} s`;
  const originals = originalsOf(recipes);
  if (originals === recipes) return `${recipes} recipes, seeded over the API ${took}`;
  return `${recipes} recipes, ${originals} of them seeded over the API and copied in the database, ${took}`;
}

/** Whether what was aimed at was reached. */
export function verdict({ goalMs, p95, failed }: Pick<Figures, 'goalMs' | 'p95' | 'failed'>): string {
  if (failed > 0) return `${failed} failed`;
  if (goalMs === null) return '';
  return p95 <= goalMs ? `≤ ${goalMs} kept` : `≤ ${goalMs} missed`;
}

const megabytes = ({ seededRssMb, seededPssMb, loadedPssMb }: Omit<ComparedMemory, 'name'>): string[] =>
  [seededRssMb, seededPssMb, loadedPssMb].map((mb) => mb.toFixed(0));

function withTotal(memory: ComparedMemory[]): ComparedMemory[] {
  const total = wholeTree('all', memory);
  const isKept = total.seededPssMb <= MOST_MB;
  return [...memory, { ...total, name: `all, ≤ ${MOST_MB} seeded ${isKept ? 'kept' : 'missed'}` }];
}

/** What the figures were measured on. */
export function machine(): string {
  const [first] = cpus();
  return `${cpus().length} × ${first?.model.trim() ?? 'CPU'}, ${Math.round(totalmem() / 1024 ** 3)} GB, Node ${process.version}`;
}
