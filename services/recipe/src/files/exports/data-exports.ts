import { CommonErrors, ExportErrors, type Actor, type DataExport, type GroupScope } from '@larder/contracts';
import type { ObjectStore } from '@larder/object-store';
import { DAILY, FileTokens, InjectStore, Jobs, newId, Scheduled } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { exportFileName, toDataExport } from './data-export.mapper.js';
import { DataExportRepository } from './data-export.repository.js';
import { EXPORTS_FOLDER, type DataExportDocument } from './data-export.schema.js';
import { ExportRecipes } from './export-recipes.job.js';

/** How long an expired archive is kept, in milliseconds. */
const GRACE_MS = 86_400_000;
/** Minimum age of archives without a record that are removed, in milliseconds: a job may still create newer ones. */
const UNRECORDED_MS = 2 * 86_400_000;

/** Archives of many recipes: created by a job, stored for a limited time, available to all members of the group. */
@Injectable()
export class DataExports {
  constructor(
    private readonly jobs: Jobs,
    private readonly exports: DataExportRepository,
    private readonly tokens: FileTokens,
    @InjectStore() private readonly store: ObjectStore,
  ) {}

  async start(actor: Actor, recipes: string[]): Promise<{ exportId: string }> {
    const exportId = newId();
    await this.jobs.enqueue(ExportRecipes, { exportId, recipes }, { jobId: jobIdOf(exportId), actor });
    return { exportId };
  }

  /** The archives of the caller's group, newest first. */
  async list(actor: Actor): Promise<DataExport[]> {
    return (await this.exports.findOfGroup(actor)).map(toDataExport);
  }

  /** The state of a pending archive. */
  async readState({ groupId }: Actor, exportId: string): Promise<{ ended: boolean }> {
    const job = await this.jobs.find(jobIdOf(exportId));
    if (job?.actor?.groupId !== groupId) throw CommonErrors.notFound();
    return { ended: job.state !== 'waiting' && job.state !== 'active' };
  }

  /** `path` must be that of a listed archive of the caller's group. */
  async createToken(actor: Actor, path: string): Promise<{ fileToken: string }> {
    const existing = await this.exports.find(actor, path);
    if (!existing) throw ExportErrors.notAnExport();
    return { fileToken: await this.tokens.issue({ key: existing.path, fileName: exportFileName(existing.createdAt) }) };
  }

  async purge(group: GroupScope): Promise<{ purged: number }> {
    return { purged: await this.removeAll(await this.exports.findOfGroup(group)) };
  }

  @Scheduled('exports-purge', { pattern: DAILY })
  async purgeExpired(): Promise<void> {
    await this.removeAll(await this.exports.findExpired(new Date(Date.now() - GRACE_MS)));
    await this.removeUnrecorded();
  }

  /** Removes archives that have no record because of a crash. */
  private async removeUnrecorded(): Promise<void> {
    const before = Date.now() - UNRECORDED_MS;
    for await (const { key, lastModified } of this.store.list(EXPORTS_FOLDER))
      if (lastModified.getTime() < before && !(await this.exports.isRecorded(key))) await this.store.delete(key);
  }

  /** The file first: a record without a file can be deleted again, but a file without a record is not found. */
  private async removeAll(all: DataExportDocument[]): Promise<number> {
    let removed = 0;
    for (const each of all) {
      await this.store.delete(each.path);
      if (await this.exports.delete(each)) removed += 1;
    }
    return removed;
  }
}

function jobIdOf(exportId: string): string {
  return `export-${exportId}`;
}
