import { cpus, totalmem } from 'node:os';
import { wholeTree, type ComparedMemory } from '../measuring/compared-memory.js';
import type { FirstSearch } from '../measuring/first-search.js';
import type { Row } from '../measuring/measure-all.js';
import type { Load } from '../measuring/measure.js';
import { cells, COLUMNS, noOpCells } from './report-rows.js';
import { originalsOf } from '../scenarios/seed-many.js';

export interface BenchResult {
  recipes: number;
  replicas: boolean;
  seedSeconds: number;
  load: Load;
  rows: Row[];
  memory: ComparedMemory[];
  firstSearch: FirstSearch;
}

const MOST_MB = 450;
const MOST_FIRST_SEARCH_MS = 300;
const NAME_WIDTH = 24;

/** The results as a table for the terminal. */
export function textReport(result: BenchResult): string {
  const { rows, memory } = result;
  const line = ([name = '', ...values]: string[], aims = '') =>
    [name.padEnd(NAME_WIDTH), ...values.map((value) => value.padStart(9)), ` ${aims}`].join(' ').trimEnd();
  return [
    line(COLUMNS),
    line(noOpCells(rows)),
    ...rows.map((row) => line(cells(row).figures, cells(row).outcome)),
    '',
    line(['memory in MB', 'RSS', 'PSS', 'PSS']),
    line(['', 'seeded', 'seeded', 'loaded']),
    ...withTotal(memory).map(({ name, ...mb }) => line([name, ...megabytes(mb)])),
    '',
    firstSearchText(result.firstSearch),
    `${seeding(result)}.`,
  ].join('\n');
}

/** The same for `docs/benchmarks.md`, with machine and date. */
export function markdownReport(result: BenchResult, day: Date): string {
  const { load, rows, memory, replicas } = result;
  const split = replicas ? ' Two processes of every part.' : '';
  const line = (values: string[]) => `| ${values.join(' | ')} |`;
  return [
    `${day.toISOString().slice(0, 10)}: ${machine()}. ${seeding(result)}; ${load.clients} clients on the same machine, ${load.seconds} s each.${split}`,
    '',
    line([...COLUMNS, 'aims']),
    line(['---', ...COLUMNS.slice(1).map(() => '---:'), '---']),
    line([...noOpCells(rows), '']),
    ...rows.map((row) => line([...cells(row).figures, cells(row).outcome])),
    '',
    firstSearchText(result.firstSearch),
    '',
    '| Memory in MB | RSS after seeding | PSS after seeding | PSS after the load |',
    '| --- | ---: | ---: | ---: |',
    ...withTotal(memory).map(({ name, ...mb }) => line([name, ...megabytes(mb)])),
  ].join('\n');
}

function firstSearchText({ ms, refused }: FirstSearch): string {
  const isKept = ms <= MOST_FIRST_SEARCH_MS && refused === 0;
  return `First search after a start: ${ms.toFixed(0)} ms, refused ${refused} times before; ≤ ${MOST_FIRST_SEARCH_MS} ms ${isKept ? 'kept' : 'missed'}.`;
}

/** How the recipes were created. */
function seeding({ recipes, seedSeconds }: BenchResult): string {
  const took = `in ${seedSeconds.toFixed(0)} s`;
  const originals = originalsOf(recipes);
  if (originals === recipes) return `${recipes} recipes, seeded over the API ${took}`;
  return `${recipes} recipes, ${originals} of them seeded over the API and copied in the database, ${took}`;
}

const megabytes = ({ seededRssMb, seededPssMb, loadedPssMb }: Omit<ComparedMemory, 'name'>): string[] =>
  [seededRssMb, seededPssMb, loadedPssMb].map((mb) => mb.toFixed(0));

function withTotal(memory: ComparedMemory[]): ComparedMemory[] {
  const total = wholeTree('all', memory);
  const isKept = (mb: number) => (mb <= MOST_MB ? 'kept' : 'missed');
  const name = `all, ≤ ${MOST_MB} seeded ${isKept(total.seededPssMb)}, loaded ${isKept(total.loadedPssMb)}`;
  return [...memory, { ...total, name }];
}

/** The environment of the measurement. */
export function machine(): string {
  const [first] = cpus();
  return `${cpus().length} × ${first?.model.trim() ?? 'CPU'}, ${Math.round(totalmem() / 1024 ** 3)} GB, Node ${process.version}`;
}
