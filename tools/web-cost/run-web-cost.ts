import { parseArgs } from 'node:util';
import { Api } from '../../e2e/src/support/api.js';
import { writeReport } from '../bench/reports/write-report.js';
import { addDemoData } from '../demo/run-demo.js';
import { ANA, createAna } from '../instance/ana.js';
import { withInstance } from '../instance/with-instance.js';
import { markdownReport, median, textReport, type PageCost } from './report.js';
import { visit, type Cost, type Form } from './visit.js';

const USAGE = 'usage: npm run bench:web [-- --runs 3] [--markdown]';
const FORMS: readonly Form[] = ['phone', 'desktop'];
const RECIPE = 'butter-chicken';

interface Options {
  runs: number;
  markdown: boolean;
}

/** The command: visits the first pages of an instance with the demo in Chromium, and prints their cost. */
export async function runWebCost(args: string[], env: Record<string, string | undefined>): Promise<void> {
  const options = parseOptions(args);
  const url = env['LARDER_URL'];
  const costs = url ? await costsAt(await signedIn(url, env), options) : await costsOfDemo(options);
  process.stdout.write(`${textReport(costs)}\n`);
  if (options.markdown) await writeReport(markdownReport(costs, options.runs, new Date()), 'bench:web');
}

function signedIn(url: string, env: Record<string, string | undefined>): Promise<Api> {
  return new Api(url).signIn(env['LARDER_USERNAME'] ?? 'changeme@example.com', env['LARDER_PASSWORD'] ?? 'MyPassword');
}

function costsOfDemo(options: Options): Promise<PageCost[]> {
  return withInstance(async ({ larder }) => {
    await createAna(larder);
    const ana = await larder.signIn(ANA.username, ANA.password);
    await addDemoData(ana);
    ana.close();
    return costsAt(await new Api(larder.url).signIn(ANA.username, ANA.password), options);
  });
}

async function costsAt(api: Api, { runs }: Options): Promise<PageCost[]> {
  const { groupSlug } = (await api.get('/api/users/self')).body as { groupSlug: string }; // our own response
  const costs: PageCost[] = [];
  for (const form of FORMS) {
    for (const { page, path, token } of pagesOf(groupSlug, api.token)) {
      const visits: Cost[] = [];
      for (let run = 0; run < runs; run += 1) visits.push(await visit({ url: `${api.url}${path}`, form, token }));
      costs.push({ ...median(visits), page, form });
    }
  }
  return costs;
}

const pagesOf = (group: string, token: string | null) => [
  { page: 'home', path: `/g/${group}`, token },
  { page: 'recipe', path: `/g/${group}/r/${RECIPE}`, token },
  { page: 'login', path: '/login', token: null },
  { page: 'profile', path: '/user/profile', token },
];

/** Throws the usage for invalid arguments. */
function parseOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: { runs: { type: 'string', default: '3' }, markdown: { type: 'boolean', default: false } },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(USAGE);
  return { runs, markdown: values.markdown };
}
