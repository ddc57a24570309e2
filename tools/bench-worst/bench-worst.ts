import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Api } from '../../e2e/src/support/api.js';
import { printLine } from '../client/print-line.js';
import { withInstance } from '../instance/with-instance.js';
import { processorMsOf, usedMs } from '../bench/measuring/processor-time.js';
import { benchBulk } from './bench-bulk.js';
import { ANONYMOUS, MEMBER, type WorstRequest } from './worst-requests.js';

/** Aims, in milliseconds of CPU per request. */
const ANONYMOUS_AIM_MS = 50;
const MEMBER_AIM_MS = 500;
/** How long the load of an idle instance is measured, in milliseconds. */
const IDLE_MS = 3_000;

/** Measures the most expensive known requests on a fresh instance and prints a table. */
export async function benchWorst(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { repeats: { type: 'string', default: '5' } } });
  const repeats = Number(values.repeats);
  await withInstance(async ({ product }) => {
    const anonymous = new Api(product.url);
    const member = await anonymous.signIn('changeme@example.com', 'MyPassword');
    // Anonymous callers read only public data.
    await member.put('/api/groups/preferences', { privateGroup: false });
    await member.put('/api/households/preferences', { privateHousehold: false });
    const cpuMs = () => usedMs(new Map(), processorMsOf(product.roots()));
    const idleShare = await idleShareOf(cpuMs);
    printLine('| Caller | Request | Response | CPU ms | Aim |\n| --- | --- | --- | ---: | --- |');
    const measure = { cpuMs, idleShare, repeats };
    await printAll('anonymous', ANONYMOUS, anonymous, ANONYMOUS_AIM_MS, measure);
    await member.post('/api/recipes', { name: 'Soup' });
    await printAll('member', MEMBER, member, MEMBER_AIM_MS, measure);
    await benchBulk(member, cpuMs);
  });
}

interface Measure {
  cpuMs: () => number;
  /** CPU time per wall time of an idle instance. */
  idleShare: number;
  repeats: number;
}

async function idleShareOf(cpuMs: () => number): Promise<number> {
  const before = cpuMs();
  await pause(IDLE_MS);
  return (cpuMs() - before) / IDLE_MS;
}

async function printAll(
  caller: string,
  requests: WorstRequest[],
  api: Api,
  aimMs: number,
  measure: Measure,
): Promise<void> {
  for (const request of requests) {
    const { status, cpuMs } = await measureRequest(api, request, measure);
    const isKept = cpuMs <= aimMs;
    if (!isKept) process.exitCode = 1;
    const aim = `${aimMs} ${isKept ? 'kept' : 'missed'}`;
    printLine(`| ${caller} | ${request.name} | ${status} | ${cpuMs.toFixed(1)} | ${aim} |`);
  }
}

/** The first request is a warm-up and does not count. */
async function measureRequest(api: Api, request: WorstRequest, { cpuMs, idleShare, repeats }: Measure) {
  const status = await send(api, request);
  const before = { cpu: cpuMs(), at: performance.now() };
  for (let count = 0; count < repeats; count += 1) await send(api, request);
  const idleMs = idleShare * (performance.now() - before.at);
  return { status, cpuMs: Math.max(0, (cpuMs() - before.cpu - idleMs) / repeats) };
}

async function send({ url, token }: Api, { method, path, body, headers }: WorstRequest): Promise<number> {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body: typeof body === 'function' ? body() : body }),
  });
  await response.arrayBuffer();
  return response.status;
}
