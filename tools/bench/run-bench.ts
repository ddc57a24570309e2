import { parseArgs } from 'node:util';
import { startOneBoxProduct, startSplitProduct } from '../instance/product.js';
import { withInstance, type Instance } from '../instance/with-instance.js';
import { comparedMemory } from './measuring/compared-memory.js';
import { writeReport } from './reports/write-report.js';
import { firstSearchAfterStart } from './measuring/first-search.js';
import { measureAll } from './measuring/measure-all.js';
import type { Load } from './measuring/measure.js';
import { memoryOfTrees } from './measuring/process-memory.js';
import { markdownReport, textReport, type BenchResult } from './reports/report.js';
import type { Scenario } from './scenarios/scenario.js';
import { goalsFor, scenarios } from './scenarios/scenarios.js';
import { originalsOf, seedMany } from './scenarios/seed-many.js';

const USAGE =
  'usage: npm run bench [-- --recipes 10000] [--clients 8] [--seconds 6] [--only list]… [--replicas] [--checkout FOLDER] [--markdown]';

export interface BenchOptions extends Load {
  recipes: number;
  /** Only the requests whose name starts with one of these; all when empty. */
  only: string[];
  /** Two processes of every part instead of one process for all. */
  replicas: boolean;
  /** The folder of another built version to measure. */
  checkout?: string;
  markdown: boolean;
}

/** The command: starts a fresh instance, creates many recipes and prints the results. */
export async function runBench(args: string[]): Promise<void> {
  const options = parseBenchOptions(args);
  const startOneBox = (folder: string) => startOneBoxProduct(folder, options.checkout);
  const start = options.replicas ? startSplitProduct : startOneBox;
  const result = await withInstance((instance) => bench(instance, options), start);
  process.stdout.write(`\n${textReport(result)}\n`);
  if (options.markdown) await writeReport(markdownReport(result, new Date()), sectionOf(result));
}

async function bench(instance: Instance, options: BenchOptions): Promise<BenchResult> {
  const { recipes, clients, seconds, only, replicas } = options;
  const startedAt = Date.now();
  const slugs = await seedMany(instance, recipes);
  const seedSeconds = (Date.now() - startedAt) / 1000;
  const { items: tags } = await instance.larder.get<{ items: { slug: string }[] }>('/api/organizers/tags?perPage=-1');
  const tagSlugs = tags.map(({ slug }) => slug);
  const isChosen = ({ name }: Scenario) => only.length === 0 || only.some((start) => name.startsWith(start));
  const chosenScenarios = scenarios(slugs, tagSlugs, goalsFor(recipes)).filter(isChosen);
  const seededMemory = memoryOfTrees(instance.product.roots());
  const load = { clients, seconds };
  const rows = await measureAll(instance, chosenScenarios, load);
  const memory = comparedMemory(seededMemory, memoryOfTrees(instance.product.roots()));
  const firstSearch = await firstSearchAfterStart(instance);
  return { recipes, replicas, seedSeconds, load, rows, memory, firstSearch };
}

/** The npm script of this report. */
function sectionOf({ recipes, replicas }: BenchResult): string {
  if (replicas) return 'bench:replicas';
  return originalsOf(recipes) < recipes ? 'bench:large' : 'bench';
}

/** Parses the arguments. Throws the usage for invalid numbers. */
export function parseBenchOptions(args: string[]): BenchOptions {
  const number = (fallback: number) => ({ type: 'string', default: String(fallback) }) as const;
  const flag = { type: 'boolean', default: false } as const;
  const { values } = parseArgs({
    args,
    options: {
      recipes: number(10_000),
      clients: number(8),
      seconds: number(6),
      only: { type: 'string', multiple: true, default: [] },
      replicas: flag,
      checkout: { type: 'string' },
      markdown: flag,
    },
  });
  const [recipes, clients, seconds] = [Number(values.recipes), Number(values.clients), Number(values.seconds)];
  if (![recipes, clients, seconds].every((value) => Number.isInteger(value) && value > 0)) throw new Error(USAGE);
  const { only, replicas, checkout, markdown } = values;
  return { recipes, clients, seconds, only, replicas, markdown, ...(checkout ? { checkout } : {}) };
}
