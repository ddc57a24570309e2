import { LRUCache } from 'lru-cache';
import type { Connection } from 'mongoose';
import type { Log } from '../logging/log.js';
import { VersionDocuments, type VersionDocument } from './version-documents.js';
import { WHOLE_SITE } from '../write-tracking/write-scope.js';

/**
 * A hold with the same token for this time belongs to a crashed process, in milliseconds: a process replaces its tokens
 * at least once a minute, and a write takes effect within another minute or never.
 */
const CRASHED_MS = 120_000;
const MAX_TOKENS = 10_000;

/** Reads the versions of the data of groups in a database to which several processes write. */
export class VersionReader {
  private readonly documents: VersionDocuments;
  /** When tokens of holds were seen first, on this process's own clock. */
  private readonly firstSeen = new LRUCache<string, number>({ max: MAX_TOKENS });

  constructor(
    connection: Connection,
    private readonly log: Log,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.documents = new VersionDocuments(connection);
  }

  /** The version of each group's data; null while something may be written. Equal versions mean equal data. */
  async read(groupIds: readonly string[]): Promise<(string | null)[]> {
    const documents = await this.documents.find([WHOLE_SITE, ...new Set(groupIds)]);
    const byScope = new Map(documents.map((document) => [document._id, document]));
    documents.forEach((document) => this.removeCrashed(document));
    const site = versionOf(byScope.get(WHOLE_SITE));
    return groupIds.map((groupId) => {
      const group = versionOf(byScope.get(groupId));
      return site === null || group === null ? null : `${site}.${group}`;
    });
  }

  private removeCrashed({ _id: scope, holds = {} }: VersionDocument): void {
    for (const token of Object.keys(holds)) {
      const firstAt = this.firstSeen.get(token) ?? this.now();
      this.firstSeen.set(token, firstAt);
      if (this.now() - firstAt >= CRASHED_MS) void this.remove(scope, token);
    }
  }

  private async remove(scope: string, token: string): Promise<void> {
    this.log.info('writes of a stopped process are over', { scope });
    this.firstSeen.delete(token);
    await this.documents.release(scope, token, { hasChanged: true }).catch((error: unknown) => {
      this.log.debug('the state of writes could not be stored', { error });
    });
  }
}

/** Null while a process holds it; a scope that was never written to has a version, too. */
function versionOf(document: VersionDocument | undefined): string | null {
  if (Object.keys(document?.holds ?? {}).length > 0) return null;
  return document?.version ?? '';
}
