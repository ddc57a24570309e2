import { InjectConfig, InjectConnection, Log } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Connection } from 'mongoose';
import { SiteRepository } from '../store/index.js';
import type { IdentityConfig } from '../config.js';

/** The collection in which other services keep a copy of users, households and groups (the kit's directory). */
const DIRECTORY_COLLECTION = 'directory';
/** The databases of these services, without the namespace; a restore adds the generation. */
const COPYING_SERVICES = /^(recipe|parser|meal-plan|shopping|admin)(-g\d+)?$/;

/**
 * Detects earlier accounts. If there were any, an empty user collection means lost data: creating a first account with
 * the default password would let anonymous callers in, and hide the data loss.
 */
@Injectable()
export class EarlierInstallation {
  constructor(
    private readonly site: SiteRepository,
    private readonly log: Log,
    @InjectConnection() private readonly db: Connection,
    @InjectConfig() private readonly config: IdentityConfig,
  ) {}

  /** @throws when accounts existed before, unless the settings allow a new start */
  async requireNone(): Promise<void> {
    if (this.config.ALLOW_FIRST_START) return;
    const since = await this.site.findInUseSince();
    const copy = since ? undefined : await this.databaseWithCopies();
    if (!since && !copy) return;
    const trace = since
      ? `it has been in use since ${since.toISOString()}`
      : `the database ${copy} has copies of its users`;
    throw new Error(
      `There are no accounts in the database ${this.db.name}, although ${trace}. No first account is created. Check ` +
        'MONGODB_URI and NAMESPACE, or restore a copy of the database. To start over without the earlier accounts, ' +
        'set ALLOW_FIRST_START=true for one start.',
    );
  }

  /** A database of another service that still has users; databases that may not be read are ignored. */
  private async databaseWithCopies(): Promise<string | undefined> {
    try {
      for (const name of await this.databasesOfOthers()) {
        const user = await this.db
          .useDb(name)
          .collection(DIRECTORY_COLLECTION)
          .findOne({ kind: 'user', deleted: false });
        if (user) return name;
      }
    } catch (error) {
      this.log.debug('traces of earlier accounts not checked', { error });
    }
    return undefined;
  }

  private async databasesOfOthers(): Promise<string[]> {
    const prefix = `${this.config.NAMESPACE}-`;
    const { databases } = await this.db.listDatabases();
    const names = databases.map(({ name }) => name);
    return names.filter((name) => name.startsWith(prefix) && COPYING_SERVICES.test(name.slice(prefix.length)));
  }
}
