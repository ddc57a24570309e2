import { open, type FileHandle } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import type { MigrationType } from '@larder/contracts';
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

const source = (type: MigrationType = 'nextcloud') => ({ file, type, locale: 'en-US' });
const toldOf = async ({ record, release }: ReadRecord) => {
  if ('failure' in record) return record.failure.message;
  const { own, assets, recipe } = record.found;
  const picture = own ? await text(own()) : '';
  const files = await Promise.all(assets.map(({ pieces }) => text(pieces())));
  release();
  return [recipe.name, picture, ...files].join(', ');
};
const everything = async (records: AsyncIterable<ReadRecord>) => {
  const all: ReadRecord[] = [];
  for await (const record of records) all.push(record);
  return all;
};

describe('an export that would fill the memory of its thread', () => {
  it('loses the one record that does it, and nothing of those before and after', async () => {
    const { positions, told } = await reader.read(source(), async (records) => {
      const all = await everything(records);
      // Their files are only asked for now: after the thread that had told of the first two is gone.
      return { positions: all.map(({ position }) => position), told: await Promise.all(all.map(toldOf)) };
    });

    expect(positions).toEqual([0, 1, 2, 3, 4, 5]);
    expect(told).toEqual([
      'Soup 0, picture 0, piece 0;piece 1;',
      'Soup 1, picture 1, piece 0;piece 1;',
      'No soup 2',
      'Soup 3, picture 3, piece 0;piece 1;',
      'Soup 4, picture 4, piece 0;piece 1;',
      'Soup 5, picture 5, piece 0;piece 1;',
    ]);
  });

  it('says that the rest could not be read when it cannot even be passed over', async () => {
    const told = await reader.read(source('chowdown'), async (records) => {
      return Promise.all((await everything(records)).slice(2).map(toldOf));
    });

    expect(told).toEqual(['The rest of this file could not be read']);
  });

  it('does not keep others from being read, before or after it', async () => {
    const firstOf = (records: AsyncIterable<ReadRecord>) => firstRecord(records).then(toldOf);

    const both = await Promise.all([reader.read(source(), firstOf), reader.read(source(), firstOf)]);

    expect(both).toEqual(['Soup 0, picture 0, piece 0;piece 1;', 'Soup 0, picture 0, piece 0;piece 1;']);
  });
});

async function firstRecord(records: AsyncIterable<ReadRecord>): Promise<ReadRecord> {
  for await (const record of records) return record;
  throw new Error('There is none.');
}
