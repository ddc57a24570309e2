import { Readable } from 'node:stream';
import { CommonErrors, type Actor, type MigrationType, type RequestOf, type StartMigration } from '@larder/contracts';
import { Jobs, PermanentFailure, type JobRun } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { ArchiveError } from '../archives/index.js';
import { ReportedWork, ReportRepository, type WorkItem } from '../reports/index.js';
import { checkUploadKey, Uploads } from '../uploads/index.js';
import { reportName } from './apps.js';
import { MigrationImporter } from './migration-importer.js';
import { MigrateRecipes } from './migration-job.js';
import { ExportReader, type ExportRecord } from './reading/export-reader.js';
import { unreadableExport } from './reading/source-records.js';

/** Recipes prepared at a time: most of the work are their images. */
const CONCURRENCY = 3;

type MigrationRun = JobRun<typeof MigrateRecipes>;

/** Imports the exports of other apps and reports on each recipe (docs/api/migrations-and-reports.md#migrations). */
@Injectable()
export class MigrationService {
  constructor(
    private readonly reports: ReportRepository,
    private readonly jobs: Jobs,
    private readonly work: ReportedWork,
    private readonly uploads: Uploads,
    private readonly exports: ExportReader,
    private readonly importer: MigrationImporter,
  ) {}

  /** Creates the report and queues the job. Idempotent by the id of the report. */
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
   * Runs one attempt of the job; recipes with a report entry of an earlier attempt are skipped. The upload is removed
   * at the end; if none of its recipes was stored, it is kept for some days, so that an administrator can retry.
   */
  async run(run: MigrationRun): Promise<{ status: string | null }> {
    const { actor, data } = run;
    if (!actor) return { status: null };
    const counts = { recipes: 0 };
    try {
      const status = await this.withRecords(run, actor, (records) => {
        const items = this.itemsOf(run, actor, records, counts);
        return this.work.run({ actor, reportId: data.reportId, job: run, concurrency: CONCURRENCY }, items);
      });
      await this.uploads.discard(data.uploadKey);
      return { status };
    } catch (error) {
      if (error instanceof PermanentFailure && counts.recipes === 0) await this.uploads.discard(data.uploadKey);
      throw error;
    }
  }

  private async withRecords<Result>(
    { data: { uploadKey, type }, signal }: MigrationRun,
    { locale }: Actor,
    use: (records: AsyncIterable<ExportRecord>) => Promise<Result>,
  ): Promise<Result> {
    const file = await this.uploads.spool(uploadKey, signal).catch((error: unknown) => {
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
    records: AsyncIterable<ExportRecord>,
    counts: { recipes: number },
  ): AsyncGenerator<WorkItem> {
    const { type, addTag, reportId } = run.data;
    const tag = addTag ? type : null;
    for await (const { position, content, release } of records) {
      if ('draft' in content) counts.recipes += 1;
      const item = { content, reportId, position, tag };
      const prepare = () => this.importer.prepare(run, actor, item).finally(release);
      yield { position, prepare, skip: release };
    }
  }
}

function onlyFailure(type: MigrationType, error: ArchiveError): AsyncIterable<ExportRecord> {
  const content = { failure: unreadableExport(type, error) };
  const record: ExportRecord = { position: 0, content, release: () => undefined };
  return Readable.from([record]) as AsyncIterable<ExportRecord>;
}
