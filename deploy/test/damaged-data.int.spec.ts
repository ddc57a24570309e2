import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedMongo } from '@larder/embedded-mongo';
import { healthMessage } from '@larder/service-kit';
import { shoppingService } from '@larder/shopping';
import { startTestService } from '@larder/testing';
import { MongoClient } from 'mongodb';

const TEXT = 'a soup that will be damaged';
const folder = mkdtempSync(join(tmpdir(), 'larder-damaged-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const startDatabase = () =>
  startEmbeddedMongo({ directory: join(folder, 'data'), socketPath: join(folder, 's', 'db.sock') });

async function storeDocument(): Promise<void> {
  const database = await startDatabase();
  const client = await new MongoClient(database.uri).connect();
  await client.db('elsewhere').collection('pots').insertOne({ name: TEXT });
  await client.close();
  await database.stop();
}

function damageDocument(): void {
  const file = join(folder, 'data', 'larder.sqlite');
  const content = readFileSync(file, 'latin1');
  writeFileSync(file, content.replace(TEXT, TEXT.replace('soup', 'soap')), 'latin1');
}

async function healthWith(env: Record<string, string>) {
  const shopping = await startTestService(shoppingService, { env });
  try {
    return await shopping.as(null).request(healthMessage('shopping'), {});
  } finally {
    await shopping.stop();
  }
}

it('starts with a damaged database, and reports the damage', async () => {
  await storeDocument();
  damageDocument();
  const database = await startDatabase();

  const report = await healthWith({ MONGODB_URI: database.uri });
  await database.stop();

  expect(report).toMatchObject({
    ready: true,
    checks: { mongo: 'ok', data: 'the database found damaged data: see its log' },
  });
});

it('reports nothing for intact data', async () => {
  expect(await healthWith({})).toMatchObject({ ready: true, checks: { mongo: 'ok', data: 'ok' } });
});
