import type { RequestListener } from 'node:http';
import {
  AwaitReport,
  BulkImportStarted,
  CommonErrors,
  readAll,
  ReadReport,
  StartBulkImport,
  type Actor,
  type RequestInputOf,
} from '@larder/contracts';
import { Jobs, newId } from '@larder/service-kit';
import { aMember, waitUntil } from '@larder/testing';
import { recipePage, startParser, type StartedParser } from './support/started-parser.js';

type Imports = RequestInputOf<typeof StartBulkImport>['imports'];

let started: StartedParser;
const ana = aMember();

beforeAll(async () => {
  started = await startParser({ SCRAPE_TIMEOUT_MS: '2000' });
});
afterAll(() => started.stop());

const start = (imports: Imports, reportId = newId(), actor: Actor | null = ana) =>
  started.parser.as(actor).request(StartBulkImport, { reportId, imports });
const awaitReport = (id: string, actor = ana) => started.parser.as(actor).request(AwaitReport, { id, waitMs: 20_000 });
const entriesOf = async (id: string) =>
  (await readAll(started.parser.as(ana).stream(ReadReport, { id }))).flatMap((part) =>
    'entry' in part ? [part.entry] : [],
  );
const namesSince = (before: number) => started.recipes.imported.slice(before).map(({ recipe }) => recipe.name);
const pageOf = (name: string) => started.site.servesBody(`/${name}`, recipePage({ name, keywords: 'never used' }));

async function bulkImport(imports: Imports) {
  const { reportId } = await start(imports);
  return { reportId, report: await awaitReport(reportId) };
}

describe('importing many pages', () => {
  it('stores each of them in order, with the given organizers and without keywords', async () => {
    const before = started.recipes.imported.length;
    const tags = [{ id: newId(), name: 'Quick', slug: 'quick' }];
    const imports = [{ url: pageOf('first'), tags, categories: [] }, { url: `see ${pageOf('second')}!` }];

    const { reportId, report } = await bulkImport(imports);

    expect(report).toMatchObject({ status: 'success', done: 2, total: 2 });
    expect(namesSince(before)).toEqual(['first', 'second']);
    expect(started.recipes.imported.slice(before)).toMatchObject([{ bulk: true }, { bulk: true }]);
    expect(started.recipes.imported[before]?.recipe).toMatchObject({ tags: [{ name: 'Quick' }], recipeCategory: [] });
    expect(started.recipes.imported[before + 1]?.recipe.tags).toEqual([]);
    expect((await entriesOf(reportId)).map(({ message }) => message)).toEqual([
      'Successfully imported recipe first',
      'Successfully imported recipe second',
    ]);
  });

  it('reports each failure and continues', async () => {
    const gone = started.site.url('/nowhere');
    const imports = [{ url: 'soup' }, { url: gone }, { url: 'http://10.0.0.1/' }, { url: pageOf('survivor') }];

    const { reportId, report } = await bulkImport(imports);

    expect(report.status).toBe('partial');
    const entries = await entriesOf(reportId);
    expect(entries.map(({ success }) => success)).toEqual([false, false, false, true]);
    expect(entries.map(({ message }) => message).slice(0, 2)).toEqual([
      'failed to scrape url soup',
      `failed to scrape url ${gone}`,
    ]);
    expect(entries.map(({ url }) => url)).toEqual(imports.map(({ url }) => url));
    expect(entries[2]?.exception).not.toContain('10.0.0.1');
  });

  it('requests an unreachable page once more', async () => {
    let requests = 0;
    const url = started.site.serves('/moody', (_request, response) => {
      requests += 1;
      if (requests === 1) return void response.destroy();
      response.writeHead(200, { 'content-type': 'text/html' }).end(recipePage({ name: 'moody' }));
    });

    const { report } = await bulkImport([{ url }]);

    expect(report.status).toBe('success');
  });

  it('imports a page in the list twice only once', async () => {
    const before = started.recipes.imported.length;
    const url = pageOf('twice');

    const { report } = await bulkImport([{ url }, { url: `${url}#comments` }]);

    expect(report).toMatchObject({ status: 'success', total: 1 });
    expect(namesSince(before)).toEqual(['twice']);
  });

  it('is a failure when there is nothing to import', async () => {
    const { report } = await bulkImport([]);

    expect(report).toMatchObject({ status: 'failure', done: 0, total: 0 });
  });

  it('publishes one event when it starts', async () => {
    const { reportId } = await bulkImport([{ url: pageOf('event') }]);

    await started.parser.settled();
    const events = started.parser.published(BulkImportStarted).filter((each) => each.reportId === reportId);
    expect(events).toMatchObject([{ userId: ana.userId, groupId: ana.groupId }]);
  });

  it('happens once when it is requested twice', async () => {
    const before = started.recipes.imported.length;
    const imports = [{ url: pageOf('retried') }];
    const reportId = newId();

    await Promise.all([start(imports, reportId), start(imports, reportId)]);
    await awaitReport(reportId);

    expect(namesSince(before)).toEqual(['retried']);
  });

  it('does not wait for the imports of another household', async () => {
    let respond: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (respond = resolve));
    const slowPage = (_: unknown, at: number) => {
      const respondLate: RequestListener = (_request, response) =>
        void released.then(() => response.writeHead(404).end());
      return { url: started.site.serves(`/slow-${at}`, respondLate) };
    };
    const slowImport = () => start(Array.from({ length: 60 }, slowPage));
    const [ben, slow] = [aMember(), await Promise.all([slowImport(), slowImport(), slowImport()])];

    const { reportId } = await start([{ url: pageOf('quick') }], newId(), ben);

    expect((await awaitReport(reportId, ben)).status).toBe('success');
    const [first] = slow;
    expect((await started.parser.as(ana).request(AwaitReport, { id: first.reportId, waitMs: 0 })).status).toBe(
      'in-progress',
    );
    respond();
    for (const each of slow) expect((await awaitReport(each.reportId)).status).toBe('failure');
  });

  it('requires a session, and refuses the report id of another group', async () => {
    const { reportId } = await start([]);

    await expect(start([], newId(), null)).rejects.toMatchObject({ kind: 'unauthenticated' });
    await expect(start([], reportId, aMember())).rejects.toMatchObject({ code: 'common.conflict' });
  });
});

describe('an import without any success', () => {
  const jobOf = (reportId: string) => started.parser.get<Jobs>(Jobs).find(`bulk-import-${reportId}`);
  const failedOnce = async (imports: Imports) => {
    const { reportId, report } = await bulkImport(imports);
    expect(report.status).toBe('failure');
    await waitUntil(async () => (await jobOf(reportId))?.state === 'failed');
    return reportId;
  };

  it('is a failed job, and a retry repeats the failed items once', async () => {
    const before = started.recipes.imported.length;
    const late = started.site.url('/late');
    const reportId = await failedOnce([{ url: 'soup' }, { url: late }]);
    pageOf('late');

    await started.parser.get<Jobs>(Jobs).retry(`bulk-import-${reportId}`);

    await waitUntil(async () => (await awaitReport(reportId)).status === 'partial');
    expect((await entriesOf(reportId)).map(({ success, url }) => [success, url])).toEqual([
      [false, 'soup'],
      [true, late],
    ]);
    expect(namesSince(before)).toEqual(['late']);
    await waitUntil(async () => (await jobOf(reportId))?.state === 'completed');
    expect(await jobOf(reportId)).toMatchObject({ retries: 1, progress: { total: 2 } });
  });

  it('fails again when the retry has no success either', async () => {
    const reportId = await failedOnce([{ url: 'soup' }]);

    await started.parser.get<Jobs>(Jobs).retry(`bulk-import-${reportId}`);

    await waitUntil(async () => {
      const job = await jobOf(reportId);
      return job?.state === 'failed' && job.retries === 1;
    });
    expect(await awaitReport(reportId)).toMatchObject({ status: 'failure', done: 1, total: 1 });
    expect(await entriesOf(reportId)).toHaveLength(1);
  });
});

describe('an import that is interrupted', () => {
  it('resumes when the recipe service is available again', async () => {
    const other = await startParser();
    try {
      const before = other.recipes.imported.length;
      other.recipes.refuse(CommonErrors.unavailable());
      const url = other.site.servesBody('/patient', recipePage({ name: 'patient' }));
      const reportId = newId();
      await other.parser.as(ana).request(StartBulkImport, { reportId, imports: [{ url }] });
      const job = () => other.parser.get<Jobs>(Jobs).find(`bulk-import-${reportId}`);
      await waitUntil(async () => (await job())?.error !== null);

      expect((await job())?.state).toBe('waiting');
      expect(other.recipes.imported).toHaveLength(before);
    } finally {
      await other.stop();
    }
  });
});
