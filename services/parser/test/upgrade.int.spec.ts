import { AwaitReport, readAll, ReadReport, StartBulkImport } from '@larder/contracts';
import { newId } from '@larder/service-kit';
import { aMember } from '@larder/testing';
import type { Model } from 'mongoose';
import { ReportRepository } from '../src/reports/report.repository.js';
import { TempSweeper } from '../src/uploads/temp-sweeper.js';
import { keysIn, startParser, type StartedParser } from './support/started-parser.js';

let started: StartedParser;
const ana = aMember();
beforeAll(async () => {
  started = await startParser();
});
afterAll(() => started.stop());

const db = () => (started.parser.get(ReportRepository) as unknown as { entries: Model<unknown> }).entries.db;
/** Starts the current service on data of an older one. */
const upgradeFrom = async (version: number) => {
  await db()
    .collection<{ _id: number }>('migrations')
    .deleteMany({ _id: { $gt: version } });
  await (await started.parser.replica()).stop();
};

describe('an upgrade from before report entries had addresses', () => {
  it('extracts them from the failure messages', async () => {
    const reportId = newId();
    await started.parser.as(ana).request(StartBulkImport, { reportId, imports: [{ url: 'no address' }] });
    await started.parser.as(ana).request(AwaitReport, { id: reportId, waitMs: 20_000 });
    await db()
      .collection('report-entries')
      .updateMany({ reportId }, { $unset: { url: '' } });
    const urls = async () =>
      (await readAll(started.parser.as(ana).stream(ReadReport, { id: reportId }))).flatMap((part) =>
        'entry' in part ? [part.entry.url] : [],
      );
    expect(await urls()).toEqual([null]);

    await upgradeFrom(1);
    await upgradeFrom(1);

    expect(await urls()).toEqual(['no address']);
  });
});

it('keeps uploads that are still needed', async () => {
  await started.store.put('.temp/fresh', Buffer.from('export'));

  await started.parser.get(TempSweeper).sweep();

  expect(await keysIn(started.store)).toContain('.temp/fresh');
});
