import { parseArgs } from 'node:util';
import { Api } from '../../e2e/src/support/api.js';
import { closeBrowser, openWindow, PHONE, WIDE } from '../../e2e/src/support/browser/browser.js';
import { writeReport } from '../bench/reports/write-report.js';
import { ANA, createAna } from '../instance/ana.js';
import { withInstance } from '../instance/with-instance.js';
import { fillList, makeLabels } from './fill-list.js';
import { listMarkdownReport, listTextReport, type ListRun } from './list-report.js';
import { interactWithList } from './list-interactions.js';

const USAGE = 'usage: npm run bench:list [-- --items 500] [--markdown]';
const SCREENS = [
  { name: 'wide', viewport: WIDE },
  { name: 'phone', viewport: PHONE },
];

interface ListOptions {
  items: number;
  markdown: boolean;
}

/** The command: measures interactions with a long shopping list of a fresh instance in headless Chromium. */
export async function runList(args: string[]): Promise<void> {
  const options = parseOptions(args);
  const runs = await withInstance(async ({ larder }) => {
    await createAna(larder);
    return measureAll(await new Api(larder.url).signIn(ANA.username, ANA.password), options);
  });
  process.stdout.write(`${listTextReport(runs)}\n`);
  if (options.markdown) await writeReport(listMarkdownReport(runs, new Date()), 'bench:list');
}

async function measureAll(api: Api, { items }: ListOptions): Promise<ListRun[]> {
  const runs: ListRun[] = [];
  const labels = await makeLabels(api);
  try {
    for (const screen of SCREENS) {
      const path = await fillList(api, items, labels);
      const context = await openWindow(api, { viewport: screen.viewport });
      const interactions = await interactWithList(await context.newPage(), path);
      await context.close();
      runs.push({ ...screen, items, interactions });
    }
  } finally {
    await closeBrowser();
  }
  return runs;
}

/** Throws the usage for invalid arguments. */
function parseOptions(args: string[]): ListOptions {
  const { values } = parseArgs({
    args,
    options: { items: { type: 'string', default: '500' }, markdown: { type: 'boolean', default: false } },
  });
  const items = Number(values.items);
  if (!Number.isInteger(items) || items <= 0) throw new Error(USAGE);
  return { items, markdown: values.markdown };
}
