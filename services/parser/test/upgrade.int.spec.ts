import { AwaitReport, readAll, ReadReport, StartBulkImport } from '@larder/contracts';
import { newId } from '@larder/service-kit';
import { aMember } from '@larder/testing';
import { TempSweeper } from '../src/uploads/temp-sweeper.js';
import { keysIn, startParser, type StartedParser } from './support/started-parser.js';

let started: StartedParser;
const ana = aMember();
beforeAll(async () => {
  started = await startParser();
});
afterAll(() => started.stop());

describe('an upgrade from before report entries had addresses', () => {
  it('extracts them from the failure messages', async () => {
    const reportId = newId();
    await started.parser.as(ana).request(StartBulkImport, { reportId, imports: [{ url: 'no address' }] });
    await started.parser.as(ana).request(AwaitReport, { id: reportId, waitMs: 20_000 });
    await started.parser.collection('report-entries').updateMany({ reportId }, { $unset: { url: '' } });
    const urls = async () =>
      (await readAll(started.parser.as(ana).stream(ReadReport, { id: reportId }))).flatMap((part) =>
        'entry' in part ? [part.entry.url] : [],
      );
    expect(await urls()).toEqual([null]);

    await started.parser.upgradeFrom(1);
    await started.parser.upgradeFrom(1);

    expect(await urls()).toEqual(['no address']);
  });
});

it('keeps uploads that are still needed', async () => {
  await started.store.put('.temp/fresh', Buffer.from('export'));

  await started.parser.get(TempSweeper).sweep();

  expect(await keysIn(started.store)).toContain('.temp/fresh');
});
