import { open, type FileHandle } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import type { MigrationType } from '@larder/contracts';
import { Log } from '@larder/service-kit';
import { ExportReader, type ExportRecord } from '../src/migrations/reading/export-reader.js';
import { ExportThreads } from '../src/migrations/reading/export-threads.js';
import { startParser } from './support/started-parser.js';

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
const summaryOf = async ({ content, release }: ExportRecord) => {
  if ('failure' in content) return content.failure.message;
  const { image, assets = [], recipe } = content.draft;
  const imageText = image ? await text(image()) : '';
  const files = await Promise.all(assets.map(({ file: asset }) => text(asset())));
  release();
  return [recipe.name, imageText, ...files].join(', ');
};
const collect = async (records: AsyncIterable<ExportRecord>) => {
  const all: ExportRecord[] = [];
  for await (const record of records) all.push(record);
  return all;
};

describe('an export that would fill the memory of its thread', () => {
  it('loses that record only', async () => {
    const { positions, summaries } = await reader.read(source(), async (records) => {
      const all = await collect(records);
      // Files are requested only now, after the thread that read the first two records has ended.
      return { positions: all.map(({ position }) => position), summaries: await Promise.all(all.map(summaryOf)) };
    });

    expect(positions).toEqual([0, 1, 2, 3, 4, 5]);
    expect(summaries).toEqual([
      'Soup 0, image 0, piece 0;piece 1;',
      'Soup 1, image 1, piece 0;piece 1;',
      'No soup 2',
      'Soup 3, image 3, piece 0;piece 1;',
      'Soup 4, image 4, piece 0;piece 1;',
      'Soup 5, image 5, piece 0;piece 1;',
    ]);
  });

  it('fails for the rest when the record cannot be skipped', async () => {
    const summaries = await reader.read(source('chowdown'), async (records) => {
      return Promise.all((await collect(records)).slice(2).map(summaryOf));
    });

    expect(summaries).toEqual(['The rest of this file could not be read']);
  });

  it('does not block other exports', async () => {
    const firstOf = (records: AsyncIterable<ExportRecord>) => firstRecord(records).then(summaryOf);

    const both = await Promise.all([reader.read(source(), firstOf), reader.read(source(), firstOf)]);

    expect(both).toEqual(['Soup 0, image 0, piece 0;piece 1;', 'Soup 0, image 0, piece 0;piece 1;']);
  });
});

async function firstRecord(records: AsyncIterable<ExportRecord>): Promise<ExportRecord> {
  for await (const record of records) return record;
  throw new Error('There is none.');
}
