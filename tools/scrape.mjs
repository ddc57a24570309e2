// Scrapes saved pages: `npm run -s scrape -- FOLDER` prints one JSON line per *.html or *.html.gz below the folder.
// With `--general` it does without the adapters for single sites, which shows what the general rules are worth.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { gunzipSync } from 'node:zlib';

process.env.SWC_NODE_PROJECT ??= join(import.meta.dirname, '../tsconfig.base.json'); // run the TypeScript as it is, no build needed
await import('@swc-node/register/esm-register');
const { scrapeRecipe } = await import('@larder/recipe-scraper');

const [folder, flag] = process.argv.slice(2);
const options = flag === '--general' ? { adapters: new Map() } : {};
if (!folder) {
  console.error('usage: npm run -s scrape -- FOLDER [--general]');
  process.exit(2);
}

const pages = readdirSync(folder, { recursive: true })
  .filter((file) => /\.html(\.gz)?$/.test(file))
  .sort();
for (const file of pages) console.log(JSON.stringify(scrapeFile(file)));

function scrapeFile(file) {
  const bytes = readFileSync(join(folder, file));
  const html = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  const start = performance.now();
  const recipe = scrapeRecipe({ html }, options);
  const ms = Number((performance.now() - start).toFixed(1));
  return { file, ...lineOf(recipe), ms };
}

function lineOf(recipe) {
  return {
    title: recipe?.name || null,
    ingredients: (recipe?.ingredients ?? []).map(({ text }) => text),
    steps: (recipe?.steps ?? []).map(({ text }) => text),
    totalMinutes: recipe?.totalTime?.minutes ?? null,
    yieldQuantity: recipe?.yieldQuantity ?? null,
    image: recipe?.images[0] ?? null,
  };
}
