import {
  AwaitReport,
  DeleteReport,
  DirectoryEntryDeleted,
  ListReports,
  readAll,
  ReadReport,
  ReportFinished,
  ReportProgressed,
  StartBulkImport,
  type Actor,
  type ReportCategory,
} from '@larder/contracts';
import { newId } from '@larder/service-kit';
import { aGroup, aMember, waitUntil } from '@larder/testing';
import { ReportRepository } from '../src/reports/report.repository.js';
import { ReportSweeper } from '../src/reports/report-sweeper.js';
import { recipePage, startParser, type StartedParser } from './support/started-parser.js';

const NOT_FOUND = { kind: 'not-found' };

let started: StartedParser;
beforeAll(async () => {
  started = await startParser();
});
afterAll(() => started.stop());

const list = (actor: Actor, category: ReportCategory | null = null) =>
  readAll(started.parser.as(actor).stream(ListReports, { category }));
const read = (actor: Actor, id: string) => readAll(started.parser.as(actor).stream(ReadReport, { id }));
const awaitReport = (actor: Actor, id: string) => started.parser.as(actor).request(AwaitReport, { id, waitMs: 20_000 });
const remove = (actor: Actor, id: string) => started.parser.as(actor).request(DeleteReport, { id });

/** A finished report of two pages, one of which was invalid. */
async function aReport(actor: Actor): Promise<string> {
  const reportId = newId();
  const imports = [{ url: started.site.servesBody('/soup', recipePage()) }, { url: 'no address' }];
  await started.parser.as(actor).request(StartBulkImport, { reportId, imports });
  await awaitReport(actor, reportId);
  return reportId;
}

/** A report without a job. */
async function anOrphan(actor: Actor): Promise<string> {
  const id = newId();
  const report = { id, category: 'migration', name: 'Tandoor Migration', jobId: `gone-${id}`, total: null } as const;
  await started.parser.get<ReportRepository>(ReportRepository).insert(actor, report, []);
  return id;
}

describe('the reports of a group', () => {
  it('are listed for every member, newest first, with their entries in order', async () => {
    const group = aGroup();
    const [ana, ben] = [aMember({ group }), aMember({ group })];
    const first = await aReport(ana);
    const second = await aReport(ana);

    expect((await list(ben)).map(({ id }) => id)).toEqual([second, first]);
    const [head, ...entries] = await read(ben, first);
    expect(head).toMatchObject({
      summary: {
        id: first,
        groupId: ana.groupId,
        category: 'bulk_import',
        name: 'Bulk Import',
        status: 'partial',
        done: 2,
        total: 2,
      },
    });
    expect(entries).toMatchObject([
      { entry: { reportId: first, success: true, message: 'Successfully imported recipe Pea soup', exception: '' } },
      { entry: { reportId: first, success: false, message: 'failed to scrape url no address' } },
    ]);
  });

  it('are listed by category', async () => {
    const ana = aMember();
    const bulk = await aReport(ana);
    const migration = await anOrphan(ana);

    expect((await list(ana, 'bulk_import')).map(({ id }) => id)).toEqual([bulk]);
    expect((await list(ana, 'migration')).map(({ id }) => id)).toEqual([migration]);
    expect(await list(ana, 'backup')).toEqual([]);
  });

  it('are not found by another group', async () => {
    const [ana, outsider] = [aMember(), aMember()];
    const id = await aReport(ana);

    expect(await list(outsider)).toEqual([]);
    await expect(read(outsider, id)).rejects.toMatchObject(NOT_FOUND);
    await expect(awaitReport(outsider, id)).rejects.toMatchObject(NOT_FOUND);
    await expect(remove(outsider, id)).rejects.toMatchObject(NOT_FOUND);
    expect(await read(ana, id)).toHaveLength(3);
  });

  it('are deleted with their entries, once', async () => {
    const ana = aMember();
    const id = await aReport(ana);

    const replies = await Promise.allSettled([remove(ana, id), remove(ana, id)]);

    expect(replies.map(({ status }) => status).sort()).toContain('fulfilled');
    await expect(read(ana, id)).rejects.toMatchObject(NOT_FOUND);
    await expect(remove(ana, id)).rejects.toMatchObject(NOT_FOUND);
    expect(await list(ana)).toEqual([]);
    const positions = await started.parser.get<ReportRepository>(ReportRepository).findPositions(ana, id);
    expect(positions.size).toBe(0);
  });

  it('are deleted with the group', async () => {
    const ana = aMember();
    await aReport(ana);

    await started.parser.publish(DirectoryEntryDeleted, { kind: 'group', id: ana.groupId, revision: 2 });

    await waitUntil(async () => (await list(ana)).length === 0);
  });
});

describe('the progress of a report', () => {
  it('is published from the beginning to the end, to its household', async () => {
    const ana = aMember();
    const reportId = await aReport(ana);
    await started.parser.settled();

    const events = started.parser.published(ReportProgressed).filter((each) => each.reportId === reportId);
    expect(events.map(({ done }) => done)).toEqual([...events.map(({ done }) => done)].sort((one, next) => one - next));
    expect(events[0]).toMatchObject({ category: 'bulk_import', done: 0, total: 2, householdId: ana.householdId });
    expect(events.at(-1)).toMatchObject({ done: 2, total: 2, groupId: ana.groupId });
  });
});

describe('the end of a report', () => {
  it('is published', async () => {
    const ana = aMember();
    const reportId = await aReport(ana);

    const [event] = await started.parser.eventually.published(ReportFinished, {
      where: (each) => each.reportId === reportId,
    });
    expect(event).toMatchObject({
      category: 'bulk_import',
      status: 'partial',
      succeeded: 1,
      failed: 1,
      groupId: ana.groupId,
      householdId: ana.householdId,
    });
  });

  it('is a failure with a reason when its job does not exist any more', async () => {
    const ana = aMember();
    const id = await anOrphan(ana);
    const waiting = awaitReport(ana, id);

    await started.parser.get<ReportSweeper>(ReportSweeper).sweepOlderThan(0);

    await expect(waiting).resolves.toMatchObject({ status: 'failure' });
    expect(await read(ana, id)).toMatchObject([
      { summary: { status: 'failure' } },
      { entry: { success: false, message: 'This was interrupted and could not be continued' } },
    ]);
  });

  it('is awaited for a limited time', async () => {
    const ana = aMember();
    const id = await anOrphan(ana);

    const report = await started.parser.as(ana).request(AwaitReport, { id, waitMs: 1 });

    expect(report.status).toBe('in-progress');
  });
});
