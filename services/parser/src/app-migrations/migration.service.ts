import { Readable } from 'node:stream';
import { CommonErrors, type Actor, type MigrationType, type RequestOf, type StartMigration } from '@larder/contracts';
import { PermanentFailure, Jobs, type JobRun } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { ArchiveError } from '../archives/archive.js';
import { checkUploadKey, UploadedArchives } from '../archives/uploaded-archives.js';
import { ReportRepository } from '../reports/report.repository.js';
import { ReportedWork, type WorkItem } from '../reports/reported-work.js';
import { reportName } from './apps.js';
import { ExportReader, type ReadRecord } from './export-reader.js';
import { MigrateRecipes } from './migration-job.js';
import { MigratedRecipes } from './migrated-recipes.js';
import { unreadable } from './source-records.js';

/** Recipes got ready at a time: most of the work is their pictures. */
const WIDTH = 3;

type MigrationRun = JobRun<typeof MigrateRecipes>;

/**
 * Brings in what other apps have exported, and reports on each recipe (docs/api/migrations-and-reports.md#migrations).
 */
@Injectable()
export class MigrationService {
  constructor(
    private readonly reports: ReportRepository,
    private readonly jobs: Jobs,
    private readonly work: ReportedWork,
    private readonly archives: UploadedArchives,
    private readonly exports: ExportReader,
    private readonly recipes: MigratedRecipes,
  ) {}

  /** Begins the report and queues the work. Asked again with the same id, nothing happens twice. */
  async start(actor: Actor, request: RequestOf<typeof StartMigration>): Promise<{ reportId: string }> {
    const { reportId, type, uploadKey } = request;
    checkUploadKey(uploadKey);
    const jobId = `migration-${reportId}`;
    const report = { id: reportId, category: 'migration', name: reportName(type), jobId, total: null } as const;
    const isNew = await this.reports.insert(actor, report, []);
    if (!isNew && !(await this.reports.find(actor, reportId))) throw CommonErrors.conflict();
    await this.jobs.enqueue(MigrateRecipes, request, { jobId, actor });
    return { reportId };
  }

  /**
   * Does the work of one attempt; recipes that an earlier one has dealt with are skipped. The upload goes at the end, but
   * stays for some days when it has recipes of which none was stored, to be tried again.
   */
  async run(run: MigrationRun): Promise<{ status: string | null }> {
    const { actor, data } = run;
    if (!actor) return { status: null };
    const seen = { recipes: 0 };
    try {
      const status = await this.withRecords(run, actor, (records) => {
        const items = this.itemsOf(run, actor, records, seen);
        return this.work.run({ actor, reportId: data.reportId, job: run, width: WIDTH }, items);
      });
      await this.archives.discard(data.uploadKey);
      return { status };
    } catch (error) {
      if (error instanceof PermanentFailure && seen.recipes === 0) await this.archives.discard(data.uploadKey);
      throw error;
    }
  }

  private async withRecords<Result>(
    { data: { uploadKey, type }, signal }: MigrationRun,
    { locale }: Actor,
    use: (records: AsyncIterable<ReadRecord>) => Promise<Result>,
  ): Promise<Result> {
    const file = await this.archives.spool(uploadKey, signal).catch((error: unknown) => {
      if (error instanceof ArchiveError) return error;
      throw error;
    });
    if (file instanceof ArchiveError) return use(onlyFailure(type, file));
    try {
      return await this.exports.read({ file, type, locale }, use);
    } finally {
      await file.close();
    }
  }

  private async *itemsOf(
    run: MigrationRun,
    actor: Actor,
    records: AsyncIterable<ReadRecord>,
    seen: { recipes: number },
  ): AsyncGenerator<WorkItem> {
    const { type, addTag, reportId } = run.data;
    const tag = addTag ? type : null;
    for await (const { position, record, release } of records) {
      if ('found' in record) seen.recipes += 1;
      const place = { reportId, position };
      const prepare = () => this.recipes.prepare(run, actor, { record, place, tag }).finally(release);
      yield { position, prepare, skip: release };
    }
  }
}

function onlyFailure(type: MigrationType, error: ArchiveError): AsyncIterable<ReadRecord> {
  const record = { failure: unreadable(type, error) };
  const only: ReadRecord = { position: 0, record, release: () => undefined };
  return Readable.from([only]) as AsyncIterable<ReadRecord>;
}
