import { FindRecipeOrphans, FindUserOrphans, MAX_FILES_PER_REQUEST, type Actor } from '@larder/contracts';
import type { ListedObject, ObjectStore } from '@larder/object-store';
import { inBatches, InjectStore, ServiceClient } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';

/** Minimum age of an orphaned file, in milliseconds: newer files may belong to a record that is being stored. */
const IN_USE_MS = 24 * 3_600_000;
/** The messages that find the orphans in a folder. */
const FINDERS = [
  ['recipes/', FindRecipeOrphans],
  ['users/', FindUserOrphans],
] as const;

/** How leftover files are treated. */
export interface CleanUpOptions {
  /** Whether they are only counted. */
  dryRun: boolean;
}

/** The number of files and their total size, in bytes. */
export interface FileSums {
  files: number;
  bytes: number;
}

/** Files whose recipe, timeline event, asset or user does not exist any more. */
@Injectable()
export class OrphanedFiles {
  constructor(
    @InjectStore() private readonly store: ObjectStore,
    private readonly services: ServiceClient,
  ) {}

  /** Removes or only counts them. Throws when an owning service is unavailable; its files are kept. */
  async clean(actor: Actor, { dryRun }: CleanUpOptions): Promise<FileSums> {
    const sums: FileSums = { files: 0, bytes: 0 };
    for await (const file of this.orphans(actor)) {
      if (!dryRun && !(await this.remove(file))) continue;
      sums.files += 1;
      sums.bytes += file.size;
    }
    return sums;
  }

  /** False when the file was replaced since it was listed. */
  private async remove({ key, etag }: ListedObject): Promise<boolean> {
    const current = await this.store.head(key);
    if (current?.etag !== etag) return false;
    await this.store.delete(key);
    return true;
  }

  private async *orphans(actor: Actor): AsyncGenerator<ListedObject> {
    const client = this.services.as(actor);
    for (const [folder, message] of FINDERS)
      for await (const files of inBatches(this.oldFiles(folder), MAX_FILES_PER_REQUEST)) {
        const { orphans } = await client.request(message, { keys: files.map(({ key }) => key) });
        const orphanKeys = new Set(orphans);
        yield* files.filter(({ key }) => orphanKeys.has(key));
      }
  }

  /** The files of a folder that are at least a day old. */
  private async *oldFiles(folder: string): AsyncGenerator<ListedObject> {
    const before = Date.now() - IN_USE_MS;
    for await (const file of this.store.list(folder)) if (file.lastModified.getTime() <= before) yield file;
  }
}
