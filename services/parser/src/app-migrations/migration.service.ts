import { CommonErrors, type Actor, type RequestOf, type StartMigration } from '@larder/contracts';
import { FruitlessJob, Jobs, type JobRun } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Archive } from '../archives/archive.js';
import { MIGRATION_LIMITS } from '../archives/archive-limits.js';
import { checkUploadKey, UploadedArchives } from '../archives/uploaded-archives.js';
import { durationWords } from '../imports/duration-words.js';
import { ReportRepository } from '../reports/report.repository.js';
import { ReportedWork, type WorkItem } from '../reports/reported-work.js';
import { APPS, reportName } from './apps.js';
import { MigrateRecipes } from './migration-job.js';
import { MigratedRecipes } from './migrated-recipes.js';
import { sourceRecords } from './source-records.js';

/** Recipes got ready at a time: most of the work is their pictures. */
const WIDTH = 3;

type MigrationRun = JobRun<typeof MigrateRecipes>;

/** Brings in what other apps have exported, and reports on each recipe (contract 06). */
@Injectable()
export class MigrationService {
  constructor(
    private readonly reports: ReportRepository,
    private readonly jobs: Jobs,
    private readonly work: ReportedWork,
    private readonly archives: UploadedArchives,
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
    const upload = this.uploadOf(run);
    const seen = { recipes: 0 };
    try {
      const items = this.itemsOf(run, actor, upload.open, seen);
      const status = await this.work.run({ actor, reportId: data.reportId, job: run, width: WIDTH }, items);
      await this.archives.discard(data.uploadKey);
      return { status };
    } catch (error) {
      if (error instanceof FruitlessJob && seen.recipes === 0) await this.archives.discard(data.uploadKey);
      throw error;
    } finally {
      upload.close();
    }
  }

  private async *itemsOf(
    run: MigrationRun,
    actor: Actor,
    open: () => Promise<Archive>,
    seen: { recipes: number },
  ): AsyncGenerator<WorkItem> {
    const { type, addTag, reportId } = run.data;
    const context = { words: durationWords(actor.locale), now: new Date() };
    const tag = addTag ? type : null;
    let position = 0;
    for await (const record of sourceRecords({ type, open, context })) {
      if ('found' in record) seen.recipes += 1;
      const place = { reportId, position };
      yield { position, prepare: () => this.recipes.prepare(run, actor, { record, place, tag }) };
      position += 1;
    }
  }

  private uploadOf({ data, signal }: MigrationRun): { open: () => Promise<Archive>; close: () => void } {
    let archive: Archive | undefined;
    const open = async () => {
      const { uploadKey, type } = data;
      archive = APPS[type].isPlain
        ? await this.archives.openPlain(uploadKey)
        : await this.archives.openZip(uploadKey, MIGRATION_LIMITS, signal);
      return archive;
    };
    return { open, close: () => archive?.close() };
  }
}
