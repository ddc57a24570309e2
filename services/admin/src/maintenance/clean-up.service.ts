import { logMessages, type Actor, type Cleanable } from '@larder/contracts';
import { TEMP_FOLDER, type ObjectStore } from '@larder/object-store';
import { InjectStore, Log, ServiceClient } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { AllServices } from '../all-services.js';
import { invalidRecipeFolder, isConvertedOriginal } from './cleanable-keys.js';
import { OrphanedFiles, type CleanUpOptions } from './orphaned-files.js';

/** Minimum age of a removed upload, in milliseconds: newer ones may belong to a running import. */
const UPLOAD_IN_USE_MS = 3_600_000;

/** The number of removed or counted files; `bytes` if their sizes are known. */
export interface CleanUpResult {
  removed: number;
  bytes?: number;
}

/** Removes leftover files from the object store, or counts them. */
@Injectable()
export class CleanUpService {
  constructor(
    @InjectStore() private readonly store: ObjectStore,
    private readonly services: ServiceClient,
    private readonly allServices: AllServices,
    private readonly orphaned: OrphanedFiles,
    private readonly log: Log,
  ) {}

  /** Removes the leftovers of one kind; with `dryRun` only counts them. */
  async clean(actor: Actor, kind: Cleanable, options: CleanUpOptions): Promise<CleanUpResult> {
    const cleaned = await this.remove(actor, kind, options);
    if (!options.dryRun) this.log.info('cleaned up', { kind, ...cleaned });
    return cleaned;
  }

  private async remove(actor: Actor, kind: Cleanable, options: CleanUpOptions): Promise<CleanUpResult> {
    if (kind === 'images') return { removed: await this.removeImages(options) };
    if (kind === 'temp') return { removed: await this.removeUploads(options) };
    if (kind === 'logs') return { removed: await this.clearLogs(actor, options) };
    if (kind === 'recipe-folders') return { removed: await this.removeRecipeFolders(options) };
    const { files, bytes } = await this.orphaned.clean(actor, options);
    return { removed: files, bytes };
  }

  private async removeImages({ dryRun }: CleanUpOptions): Promise<number> {
    let removed = 0;
    for await (const { key } of this.store.list('recipes/')) {
      if (!isConvertedOriginal(key)) continue;
      if (!dryRun) await this.store.delete(key);
      removed += 1;
    }
    return removed;
  }

  private async removeUploads({ dryRun }: CleanUpOptions): Promise<number> {
    if (!dryRun) return this.store.sweepTemp(UPLOAD_IN_USE_MS);
    const before = Date.now() - UPLOAD_IN_USE_MS;
    let old = 0;
    for await (const { lastModified } of this.store.list(`${TEMP_FOLDER}/`))
      if (lastModified.getTime() <= before) old += 1;
    return old;
  }

  private async removeRecipeFolders({ dryRun }: CleanUpOptions): Promise<number> {
    const folders = new Set<string>();
    for await (const { key } of this.store.list('recipes/')) {
      const folder = invalidRecipeFolder(key);
      if (folder !== null) folders.add(folder);
    }
    if (!dryRun) for (const folder of folders) await this.store.deletePrefix(`recipes/${folder}/`);
    return folders.size;
  }

  private async clearLogs(actor: Actor, { dryRun }: CleanUpOptions): Promise<number> {
    if (dryRun) return 0;
    const client = this.services.as(actor);
    const cleared = await this.allServices.collect((service) => client.request(logMessages(service).clear, {}));
    return cleared.length;
  }
}
