import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { format } from 'prettier';
import { withInstance, type Instance } from '../instance/with-instance.js';
import { withReport } from './document.js';
import { measure, type Figures, type Load } from './measure.js';
import { comparedMemory } from './compared-memory.js';
import { memoryOfTree } from './process-memory.js';
import { markdownReport, textReport, type BenchResult } from './report.js';
import { goalsFor, scenarios } from './scenarios.js';
import { firstSearch, originalsOf, seedMany } from './seed-many.js';

const DOCUMENT = join(import.meta.dirname, '../../docs/benchmarks.md');
const USAGE = 'usage: npm run bench [-- --recipes 10000] [--clients 8] [--seconds 6] [--markdown]';

export interface BenchWish extends Load {
  recipes: number;
  markdown: boolean;
}

/** The command: a fresh instance, many recipes, the figures. */
export async function runBench(args: string[]): Promise<void> {
  const wish = benchWishOf(args);
  const result = await withInstance((instance) => bench(instance, wish));
  process.stdout.write(`\n${textReport(result)}\n`);
  if (wish.markdown) await writeDocument(result);
}

async function bench(instance: Instance, { recipes, clients, seconds }: BenchWish): Promise<BenchResult> {
  const { product, larder } = instance;
  const startedAt = Date.now();
  const slugs = await seedMany(instance, recipes);
  const seedSeconds = (Date.now() - startedAt) / 1000;
  const { items: tags } = await larder.get<{ items: { slug: string }[] }>('/api/organizers/tags?perPage=-1');
  const seededMemory = memoryOfTree(product.pid);
  process.stdout.write(`The first search took ${(await firstSearch(larder)).toFixed(1)} s.\n`);
  const load = { clients, seconds };
  const figures: Figures[] = [];
  for (const scenario of scenarios(
    slugs,
    tags.map(({ slug }) => slug),
    goalsFor(recipes),
  )) {
    process.stdout.write(`${scenario.name} …\n`);
    figures.push(await measure(larder, scenario, load));
  }
  const memory = comparedMemory(seededMemory, memoryOfTree(product.pid));
  return { recipes, seedSeconds, load, figures, memory };
}

async function writeDocument(result: BenchResult): Promise<void> {
  const section = originalsOf(result.recipes) < result.recipes ? 'bench:large' : 'bench';
  const document = withReport(readFileSync(DOCUMENT, 'utf8'), markdownReport(result, new Date()), section);
  writeFileSync(DOCUMENT, await format(document, { parser: 'markdown', printWidth: 120 }));
}

/** What the arguments ask for. */
export function benchWishOf(args: string[]): BenchWish {
  const number = (fallback: number) => ({ type: 'string', default: String(fallback) }) as const;
  const { values } = parseArgs({
    args,
    options: {
      recipes: number(10_000),
      clients: number(8),
      seconds: number(6),
      markdown: { type: 'boolean', default: false },
    },
  });
  const [recipes, clients, seconds] = [Number(values.recipes), Number(values.clients), Number(values.seconds)];
  if (![recipes, clients, seconds].every((value) => Number.isInteger(value) && value > 0)) throw new Error(USAGE);
  return { recipes, clients, seconds, markdown: values.markdown };
}
