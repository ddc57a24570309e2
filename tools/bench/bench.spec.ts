import { comparedMemory } from './compared-memory.js';
import { withReport } from './document.js';
import { latencyOf, percentile } from './percentile.js';
import { nameOf } from './process-memory.js';
import { markdownReport, textReport, verdict, type BenchResult } from './report.js';
import { benchWishOf } from './run-bench.js';
import { goalsFor, scenarios } from './scenarios.js';

const result: BenchResult = {
  recipes: 100,
  seedSeconds: 2,
  load: { clients: 8, seconds: 6 },
  figures: [{ name: 'read', goalMs: 25, perSecond: 400, failed: 0, p50: 10, p95: 20, p99: 30 }],
  memory: [{ name: 'database', seededRssMb: 120, seededPssMb: 100, loadedPssMb: 110 }],
};

describe('latencies', () => {
  it('are those of the waiting people, nearest rank', () => {
    const times = Array.from({ length: 100 }, (_, index) => 100 - index);
    expect(latencyOf(times)).toEqual({ p50: 50, p95: 95, p99: 99 });
  });

  it('are nothing when nobody asked', () => expect(percentile([], 0.5)).toBe(0));
});

describe('the report', () => {
  it('says whether what was aimed at was reached', () => {
    expect(verdict({ goalMs: 25, p95: 20, failed: 0 })).toBe('≤ 25 kept');
    expect(verdict({ goalMs: 25, p95: 26, failed: 0 })).toBe('≤ 25 missed');
    expect(verdict({ goalMs: 25, p95: 20, failed: 3 })).toBe('3 failed');
  });

  it('says which recipes are copies', () => {
    expect(textReport(result)).toContain('100 recipes, seeded over the API in 2 s.');
    expect(textReport({ ...result, recipes: 100_000 })).toContain('100000 recipes, 2500 of them seeded over the API');
  });

  it('shows every request and every process', () => {
    for (const report of [textReport(result), markdownReport(result, new Date(0))]) {
      expect(report).toMatch(/read.*400.*10\.0.*20\.0.*30\.0/);
      expect(report).toMatch(/database.*120.*100.*110/);
      expect(report).toContain('all, ≤ 450 seeded kept');
    }
  });

  it('takes the place of the last one and leaves the rest of the document', () => {
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
])('the process %p is called %p', (commandLine, name) => expect(nameOf(commandLine)).toBe(name));

it('compares the memory of a process before and after, also of one that came later', () => {
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

describe('the bench', () => {
  it('asks for pages, tags and recipes that exist', () => {
    const asked = scenarios(['a-b-c', 'd-e-f'], ['quick'], goalsFor(2)).map(({ next }) => next().path);
    expect(asked.every((path) => path.startsWith('/api/'))).toBe(true);
    expect(asked).toContainEqual(expect.stringContaining('tags=quick'));
    expect(asked).toContainEqual(expect.stringContaining('requireAllTags=true&tags=quick&tags=quick'));
  });

  it('explains its arguments', () => {
    expect(benchWishOf(['--recipes', '50'])).toEqual({ recipes: 50, clients: 8, seconds: 6, markdown: false });
    expect(() => benchWishOf(['--seconds', 'long'])).toThrow('usage: npm run bench');
  });
});
