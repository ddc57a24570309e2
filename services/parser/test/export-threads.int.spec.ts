import { open, type FileHandle } from 'node:fs/promises';
import { Log } from '@larder/service-kit';
import { ExportReader, type ReadRecord } from '../src/app-migrations/export-reader.js';
import { ExportThreads } from '../src/app-migrations/export-threads.js';
import { startParser } from './started-parser.js';

const threads = new ExportThreads(new URL('./fixtures/stubborn-export.worker.js', import.meta.url));
let reader: ExportReader;
let file: FileHandle;

beforeAll(async () => {
  const started = await startParser();
  reader = new ExportReader(threads, started.parser.get(Log));
  await started.stop();
  file = await open(new URL(import.meta.url));
});
afterAll(async () => {
  await threads.onApplicationShutdown();
  await file.close();
});

const source = () => ({ file, type: 'nextcloud', locale: 'en-US' }) as const;
const toldOf = async ({ record, release }: ReadRecord) => {
  if ('failure' in record) return record.failure.message;
  const picture = await record.found.own?.();
  release();
  return `${record.found.recipe.name}: ${String(picture)}`;
};

describe('an export that would fill the memory of its thread', () => {
  it('gives what comes before, and says that the rest could not be read', async () => {
    const told = await reader.read(source(), async (records) => {
      const all: string[] = [];
      for await (const record of records) all.push(await toldOf(record));
      return all;
    });

    expect(told).toEqual(['Soup 1: picture 0', 'Soup 2: picture 1', 'The rest of this file could not be read']);
  });

  it('does not keep others from being read, before or after it', async () => {
    const firstOf = (records: AsyncIterable<ReadRecord>) => firstRecord(records).then(toldOf);

    const both = await Promise.all([reader.read(source(), firstOf), reader.read(source(), firstOf)]);

    expect(both).toEqual(['Soup 1: picture 0', 'Soup 1: picture 0']);
  });
});

async function firstRecord(records: AsyncIterable<ReadRecord>): Promise<ReadRecord> {
  for await (const record of records) return record;
  throw new Error('There is none.');
}
