import { backupMessages } from '@larder/contracts';
import type { DumpRecordOf } from '@larder/mealie-dump';
import { newId } from '@larder/service-kit';
import { startTestService, type TestService } from '@larder/testing';
import mongoose from 'mongoose';
import { parserService } from '../src/index.js';
import { REPORT_ENTRIES, ReportEntrySchema, REPORTS, ReportSchema } from '../src/reports/index.js';

const messages = backupMessages('parser');
const times = { createdAt: '2026-01-02T03:04:05.000Z', updatedAt: '2026-01-02T03:04:05.000Z' };

let parser: TestService;
beforeAll(async () => {
  parser = await startTestService(parserService);
});
afterAll(() => parser.stop());

it('keeps reports of earlier imports with their entries, as documents that the service reads', async () => {
  const [groupId, reportId, entryId] = [newId(), newId(), newId()];
  const report: DumpRecordOf<'report'> = {
    kind: 'report',
    id: reportId,
    groupId,
    householdId: newId(),
    userId: newId(),
    category: 'migration',
    name: 'Move',
    status: 'partial',
    entryCount: 1,
    ...times,
  };
  const entry: DumpRecordOf<'report-entry'> = {
    kind: 'report-entry',
    id: entryId,
    groupId,
    reportId,
    position: 0,
    success: false,
    message: 'Soup',
    exception: 'No name',
    ...times,
  };
  const client = parser.as(null);
  await client.request(messages.beginLoad, { generation: 1, copy: false });
  for (const record of [report, entry])
    await client.request(messages.importRecords, { generation: 1, records: [{ ...record }], intoExistingData: false });
  await client.request(messages.finishLoad, { generation: 1, migration: 0 });

  const dbName = `${parser.namespace}-parser-g1`;
  const next = await mongoose.createConnection(String(parser.env['MONGODB_URI']), { dbName }).asPromise();
  const storedReport = await next.model(REPORTS, ReportSchema, REPORTS).findById(reportId);
  const storedEntry = await next.model(REPORT_ENTRIES, ReportEntrySchema, REPORT_ENTRIES).findById(entryId);
  await next.close();
  await expect(storedReport?.validate()).resolves.toBeUndefined();
  await expect(storedEntry?.validate()).resolves.toBeUndefined();
  expect(storedReport).toMatchObject({ name: 'Move', status: 'partial', done: 1, total: 1, jobId: reportId });
  expect(storedReport?.createdAt).toEqual(new Date(times.createdAt));
  expect(storedEntry).toMatchObject({ reportId, position: 0, exception: 'No name' });
});
