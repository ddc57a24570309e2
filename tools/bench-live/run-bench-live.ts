import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { latencyOf } from '../bench/measuring/percentile.js';
import { inParallel } from '../client/in-parallel.js';
import type { Larder } from '../client/larder.js';
import { startOneBoxProduct, startSplitProduct } from '../instance/product.js';
import { withInstance, type Instance } from '../instance/with-instance.js';
import { ListeningBrowser } from './listening-browser.js';

const USAGE = 'usage: npm run bench:live [-- --browsers 500] [--households 50] [--ticks 300] [--replicas]';
const PASSWORD = 'screens-and-spoons-4';
const MOST_AT_ONCE = 16;
/** The pause between two checks, as of a fast user. */
const PAUSE_MS = 40;
/** The timeout after which a check counts as lost. */
const LOST_AFTER_MS = 10_000;

interface Options {
  browsers: number;
  households: number;
  ticks: number;
  replicas: boolean;
}

/** A user who checks items, and the browsers of the household. */
interface ShoppingHousehold {
  larder: Larder;
  listId: string;
  items: string[];
  browsers: ListeningBrowser[];
}

/** The command: prints the latency of checks, and how many were lost. */
export async function runBenchLive(args: string[]): Promise<void> {
  const options = parseOptions(args);
  const report = await withInstance(
    (instance) => measure(instance, options),
    options.replicas ? startSplitProduct : startOneBoxProduct,
  );
  process.stdout.write(`${report}\n`);
}

async function measure(instance: Instance, options: Options): Promise<string> {
  const numbers = Array.from({ length: options.households }, (_, number) => number);
  const households = await inParallel(numbers, MOST_AT_ONCE, (number) => openHousehold(instance, number, options));
  const [times, confirmed, lost] = await shop(households, options.ticks);
  for (const { larder, browsers } of households) {
    larder.close();
    for (const browser of browsers) browser.close();
  }
  const connected = households.reduce((sum, { browsers }) => sum + browsers.length, 0);
  const latencyText = (name: string, values: number[]) => {
    const { p50, p95, p99 } = latencyOf(values);
    return `${name}: ${[p50, p95, p99].map((ms) => ms.toFixed(0)).join(' / ')} ms (p50 / p95 / p99)`;
  };
  return [
    `${connected} browsers in ${options.households} households${options.replicas ? ', two replicas of every part' : ''}`,
    latencyText('a tick reaches another browser after', times),
    latencyText('the user who checks the item has the response after', confirmed),
    `${times.length} arrived, ${lost} lost`,
  ].join('\n');
}

/** Checks one item after another, in each household by turns, and waits for all its browsers. */
async function shop(households: readonly ShoppingHousehold[], ticks: number): Promise<[number[], number[], number]> {
  const [times, confirmed]: [number[], number[]] = [[], []];
  let lost = 0;
  const pending: Promise<void>[] = [];
  for (let tick = 0; tick < ticks; tick += 1) {
    const { larder, listId, items, browsers } = households[tick % households.length] as ShoppingHousehold;
    const round = Math.floor(tick / households.length);
    const itemId = items[round % items.length];
    const checked = Math.floor(round / items.length) % 2 === 0;
    const change = { sequence: 1, at: new Date().toISOString(), kind: 'update', itemId, fields: { checked } };
    const began = performance.now();
    const path = `/api/households/shopping/lists/${listId}/changes`;
    const { revision } = await larder.post<{ revision: number }>(path, { deviceId: randomUUID(), changes: [change] });
    confirmed.push(performance.now() - began);
    const seen = async (browser: ListeningBrowser) => {
      const at = await browser.sees(listId, revision, LOST_AFTER_MS);
      if (at === null) lost += 1;
      else times.push(at - began);
    };
    pending.push(...browsers.map(seen));
    await pause(PAUSE_MS);
  }
  await Promise.all(pending);
  return [times, confirmed, lost];
}

async function openHousehold(
  { larder, product }: Instance,
  number: number,
  options: Options,
): Promise<ShoppingHousehold> {
  const group = await larder.post<{ name: string }>('/api/admin/groups', { name: `Group ${number}` });
  const username = `shopper-${number}`;
  const person = { username, password: PASSWORD, fullName: `Shopper ${number}`, email: `${username}@example.org` };
  await larder.post('/api/admin/users', { ...person, group: group.name });
  const shopper = await larder.at(product.url).signIn(username, PASSWORD);
  const { id: listId } = await shopper.post<{ id: string }>('/api/households/shopping/lists', { name: 'Week' });
  const drafts = Array.from({ length: 40 }, (_, at) => ({ shoppingListId: listId, note: `Item ${at}`, position: at }));
  const { createdItems } = await shopper.post<{ createdItems: { id: string }[] }>(
    '/api/households/shopping/items/create-bulk',
    drafts,
  );
  const token = await tokenOf(shopper, number);
  const browsers = Array.from(
    { length: Math.round(options.browsers / options.households) },
    () => new ListeningBrowser(),
  );
  for (const browser of browsers) await browser.open(product.url, token);
  return { larder: shopper, listId, items: createdItems.map(({ id }) => id), browsers };
}

/** An API token: the browsers of a household need one session only. */
async function tokenOf(shopper: Larder, number: number): Promise<string> {
  const { token } = await shopper.post<{ token: string }>('/api/users/api-tokens', { name: `Browsers ${number}` });
  return token;
}

/** Throws the usage for invalid arguments. */
function parseOptions(args: string[]): Options {
  const number = (fallback: number) => ({ type: 'string', default: String(fallback) }) as const;
  const options = { browsers: number(500), households: number(50), ticks: number(300) };
  const { values } = parseArgs({ args, options: { ...options, replicas: { type: 'boolean', default: false } } });
  const [browsers, households, ticks] = [Number(values.browsers), Number(values.households), Number(values.ticks)];
  if (![browsers, households, ticks].every((value) => Number.isInteger(value) && value > 0)) throw new Error(USAGE);
  return { browsers, households, ticks, replicas: values.replicas };
}
