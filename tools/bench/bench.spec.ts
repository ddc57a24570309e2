import type { Larder } from '../client/larder.js';
import { comparedMemory } from './measuring/compared-memory.js';
import { withReport } from './reports/write-report.js';
import { latencyOf, percentile } from './measuring/percentile.js';
import { totalOf } from './measuring/database-commands.js';
import type { Row } from './measuring/measure-all.js';
import type { Figures } from './measuring/measure.js';
import { nameOf } from './measuring/process-memory.js';
import { processorMsOf, usedMs } from './measuring/processor-time.js';
import { cells } from './reports/report-rows.js';
import { markdownReport, textReport, type BenchResult } from './reports/report.js';
import { parseBenchOptions } from './run-bench.js';
import { goalsFor, scenarios } from './scenarios/scenarios.js';

const aFigure: Figures = { perSecond: 400, failed: 0, p50: 10, p95: 20, p99: 30, cpuMs: 2, commands: 1.04 };
const noOp: Figures = { perSecond: 9_000, failed: 0, p50: 1, p95: 2, p99: 3, cpuMs: 0.05, commands: null };
const row: Row = { name: 'read', aims: { p95Ms: 25, commands: 1, multiple: 30 }, figures: aFigure, noOp };
const result: BenchResult = {
  recipes: 100,
  replicas: false,
  seedSeconds: 2,
  load: { clients: 8, seconds: 6 },
  rows: [row],
  memory: [{ name: 'database', seededRssMb: 120, seededPssMb: 100, loadedPssMb: 110 }],
  firstSearch: { ms: 40, refused: 0 },
};

describe('latencies', () => {
  it('are percentiles by nearest rank', () => {
    const times = Array.from({ length: 100 }, (_, index) => 100 - index);
    expect(latencyOf(times)).toEqual({ p50: 50, p95: 95, p99: 99 });
  });

  it('are 0 without requests', () => expect(percentile([], 0.5)).toBe(0));
});

describe('the report', () => {
  it('shows which aims were met, by the rounded results', () => {
    expect(cells(row).outcome).toBe('≤ 25 ms p95 kept, ≤ 1 commands kept, ≤ 30 × missed');
    expect(cells({ ...row, figures: { ...aFigure, failed: 3 } }).outcome).toBe('3 failed');
  });

  it('has no aim for missing measurements', () => {
    const figures = { ...aFigure, cpuMs: null, commands: null };
    expect(cells({ ...row, figures }).outcome).toBe('≤ 25 ms p95 kept');
  });

  it('shows multiples of the no-op server', () => {
    expect(cells(row).figures).toEqual(['read', '400', '10.0', '20.0', '30.0', '10.0', '1.0', '2.00', '40']);
  });

  it('misses the aim of the first search when one was rejected before', () => {
    expect(textReport(result)).toContain('First search after a start: 40 ms, refused 0 times before; ≤ 300 ms kept.');
    expect(textReport({ ...result, firstSearch: { ms: 40, refused: 1 } })).toContain('≤ 300 ms missed.');
  });

  it('shows which recipes are copies', () => {
    expect(textReport(result)).toContain('100 recipes, seeded over the API in 2 s.');
    expect(textReport({ ...result, recipes: 100_000 })).toContain('100000 recipes, 2500 of them seeded over the API');
  });

  it('shows every request and every process', () => {
    for (const report of [textReport(result), markdownReport(result, new Date(0))]) {
      expect(report).toMatch(/read.*400.*10\.0.*20\.0.*30\.0/);
      expect(report).toMatch(/database.*120.*100.*110/);
      expect(report).toContain('all, ≤ 450 seeded kept, loaded kept');
    }
  });

  it('replaces the last report and keeps the rest of the document', () => {
    const document = '# Bench\n<!-- bench: written by npm run bench -- --markdown -->\nold\n<!-- /bench -->\nEnd\n';
    expect(withReport(document, 'new')).toContain('-->\n\nnew\n\n<!-- /bench -->\nEnd');
    expect(withReport(document, 'new')).not.toContain('old');
    expect(() => withReport('# Empty', 'new')).toThrow('docs/benchmarks.md');
  });
});

it.each([
  ['/usr/bin/node\0/home/ana/larder/deploy/start.cjs\0', 'launcher'],
  [
    '/usr/bin/node\0--heap-growing-percent=40\0/home/ana/larder/deploy/dist/standalone/product-main.js\0',
    'gateway and services',
  ],
  ['/usr/bin/node\0/home/ana/larder/libs/embedded-mongo/dist/main.js\0', 'database'],
  ['/usr/bin/redis-server 127.0.0.1:0\0', 'redis-server'],
  ['/usr/bin/node\0services/meal-plan/dist/main.js\0', 'meal-plan'],
  ['/usr/bin/node\0gateway/dist/main.js\0', 'gateway'],
])('the process %p is named %p', (commandLine, name) => expect(nameOf(commandLine)).toBe(name));

it('compares the memory of processes before and after, including new ones', () => {
  const before = [{ name: 'database', rssMb: 2, pssMb: 1 }];
  const after = [
    { name: 'database', rssMb: 4, pssMb: 3 },
    { name: 'redis-server', rssMb: 9, pssMb: 8 },
  ];
  expect(comparedMemory(before, after)).toEqual([
    { name: 'database', seededRssMb: 2, seededPssMb: 1, loadedPssMb: 3 },
    { name: 'redis-server', seededRssMb: 0, seededPssMb: 0, loadedPssMb: 8 },
  ]);
});

describe('the cost of a request', () => {
  it('excludes commands of drivers and of the benchmark itself', () => {
    const counts = { find: { total: 3 }, update: { total: 2 }, hello: { total: 9 }, serverStatus: { total: 1 } };
    expect(totalOf({ ...counts, '<UNKNOWN>': undefined })).toBe(5);
  });

  it('includes the processor time of this process', () => {
    const before = processorMsOf([process.pid]);
    while (usedMs(before, processorMsOf([process.pid])) === 0) Math.sqrt(Math.random());
    expect(before.has(process.pid)).toBe(true);
  });

  it('includes a new process from its start, and excludes an ended one', () => {
    expect(
      usedMs(
        new Map([
          [1, 50],
          [2, 70],
        ]),
        new Map([
          [1, 80],
          [3, 5],
        ]),
      ),
    ).toBe(35);
  });
});

describe('the benchmark', () => {
  const response = { status: 200, body: '', headers: { etag: '"7"', 'cache-control': 'private, no-cache' } };
  // The only call of the tested scenarios.
  const larder = { call: () => Promise.resolve(response) } as unknown as Larder;
  const callOf = async (name: string) => {
    const scenario = scenarios(['a-b-c', 'd-e-f'], ['quick'], goalsFor(2)).find((one) => one.name === name);
    return (await scenario?.prepare(larder))?.();
  };

  it('requests existing pages, tags and recipes', async () => {
    expect((await callOf('list, by a tag'))?.path).toContain('&tags=quick');
    const both = await callOf('list, both of two tags');
    expect(both?.path).toContain('requireAllTags=true&tags=quick&tags=quick');
  });

  it('revalidates the previous response by its ETag', async () => {
    expect(await callOf('list, unchanged')).toMatchObject({ headers: { 'if-none-match': '"7"' } });
  });

  it('parses its arguments, and rejects invalid ones with the usage', () => {
    const defaults = { clients: 8, seconds: 6, only: [], replicas: false, markdown: false };
    expect(parseBenchOptions(['--recipes', '50'])).toEqual({ ...defaults, recipes: 50 });
    expect(parseBenchOptions(['--only', 'read', '--only', 'put', '--checkout', '../older'])).toEqual({
      ...defaults,
      recipes: 10_000,
      only: ['read', 'put'],
      checkout: '../older',
    });
    expect(() => parseBenchOptions(['--seconds', 'long'])).toThrow('usage: npm run bench');
  });
});
