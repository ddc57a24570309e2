import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AwaitReport, StartBulkImport } from '@larder/contracts';
import { objectStoreFrom } from '@larder/object-store';
import { defineConfig, defineService, newId } from '@larder/service-kit';
import {
  aMember,
  ForeignSite,
  waitForOutput,
  spawnMain,
  startTestService,
  waitUntil,
  type TestService,
} from '@larder/testing';
import { Module } from '@nestjs/common';
import { FakeRecipeService } from './support/fake-recipe-service.js';
import { recipePage } from './support/started-parser.js';

/** Two processes that compile their sources. */
const TIMEOUT_MS = 180_000;
const PAGES = 200;

@Module({})
class Nothing {}
const bystander = defineService({ name: 'bystander', module: Nothing, config: defineConfig({}) });

let town: TestService;
let site: ForeignSite;
let folder: string;
const ana = aMember();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'larder-killed-'));
  site = await ForeignSite.open();
  town = await startTestService(bystander);
});
afterAll(async () => {
  await town.stop();
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

const startProcess = async () => {
  const settings = { ...town.env, DATA_DIR: folder, EGRESS_ALLOWLIST: 'localhost', LOG_LEVEL: 'info' };
  const child = spawnMain(new URL('./fixtures/hasty-parser.ts', import.meta.url), settings);
  await waitForOutput(child, 'service started');
  return child;
};

it('imports 200 pages once each although the parser is killed during the import', async () => {
  const recipes = await FakeRecipeService.start(town, objectStoreFrom({ NAMESPACE: town.namespace, DATA_DIR: folder }));
  const names = Array.from({ length: PAGES }, (_, index) => `dish-${index}`);
  const imports = names.map((name) => ({ url: site.servesBody(`/${name}`, recipePage({ name })) }));
  const reportId = newId();
  const isFinished = async () => {
    const { status } = await town.as(ana).request(AwaitReport, { id: reportId, waitMs: 5_000 });
    return status !== 'in-progress';
  };

  const first = await startProcess();
  await town.as(ana).request(StartBulkImport, { reportId, imports });
  await waitUntil(() => recipes.imported.length >= PAGES / 4, { withinMs: TIMEOUT_MS });
  first.kill('SIGKILL');
  const before = recipes.imported.length;
  const second = await startProcess();
  try {
    await waitUntil(isFinished, { withinMs: TIMEOUT_MS });
  } finally {
    second.kill('SIGKILL');
  }

  expect(before).toBeLessThan(PAGES);
  // At most the one in progress is requested again, under the same id, which the recipe service has then.
  expect(recipes.imported.length).toBeLessThanOrEqual(PAGES + 1);
  expect(new Set(recipes.imported.map(({ id }) => id)).size).toBe(PAGES);
});
