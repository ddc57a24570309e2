// Scrapes saved pages and prints one JSON line per *.html or *.html.gz below the folder:
//   npm run -s scrape -- FOLDER [--general] [--stripped | --unnamed | --mutation=NAME] [--part=development|unseen]
//   npm run -s scrape -- --mutations
// `--general` disables the adapters of single sites, `--stripped` removes structured data, `--unnamed` also classes and
// ids, `--mutation=NAME` changes pages as other sites would write them (`--mutations` prints the names), and
// `--part=development` or `--part=unseen` selects the pages of two thirds of the hosts, or of the others;
// folders are named after the hosts.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { MUTATIONS } from '../../libs/recipe-scraper/bench/mutations/index.mjs';
import { partOf } from '../../libs/recipe-scraper/bench/part-of.mjs';
import { withoutData, withoutNames } from '../../libs/recipe-scraper/bench/without-data.mjs';

await import('@larder/testing/typescript');
const { scrapeRecipe } = await import('@larder/recipe-scraper');

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    general: { type: 'boolean' },
    stripped: { type: 'boolean' },
    unnamed: { type: 'boolean' },
    mutation: { type: 'string' },
    mutations: { type: 'boolean' },
    part: { type: 'string' },
  },
});
const [folder] = positionals;
const options = flags.general ? { adapters: new Map() } : {};
const mutate = MUTATIONS.get(flags.mutation);
if (flags.mutations) {
  console.log([...MUTATIONS.keys()].join('\n'));
  process.exit(0);
}
if (!folder || (flags.mutation && !mutate)) {
  console.error(
    'usage: npm run -s scrape -- FOLDER [--general] [--stripped | --unnamed | --mutation=NAME] [--part=development|unseen]\n' +
      '       npm run -s scrape -- --mutations',
  );
  process.exit(2);
}

const pages = readdirSync(folder, { recursive: true })
  .filter((file) => /\.html(\.gz)?$/.test(file))
  .filter((file) => !flags.part || partOf(file.split('/')[0]) === flags.part)
  .sort();
for (const file of pages) console.log(JSON.stringify(scrapeFile(file)));

function scrapeFile(file) {
  const bytes = readFileSync(join(folder, file));
  const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  const html = mutate ? mutate(text) : flags.unnamed ? withoutNames(text) : flags.stripped ? withoutData(text) : text;
  const started = process.cpuUsage();
  const recipe = scrapeRecipe({ html }, options);
  const { user, system } = process.cpuUsage(started);
  return { file, ...lineOf(recipe), ms: Number(((user + system) / 1000).toFixed(1)) };
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
