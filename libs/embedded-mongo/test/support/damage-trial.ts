import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient, type Db } from 'mongodb';
import { CannotOpenError, startEmbeddedMongo } from '../../src/index.js';
import { changeRecipes, insertRecipes, runQueries } from './sample-recipes.js';

/** The outcomes of damage: the start fails, a command fails, all results are correct, or one of them is wrong. */
export type Outcome = 'refused' | 'error' | 'correct' | 'WRONG';

/** The outcome for one damaged copy. */
export interface Trial {
  readonly outcome: Outcome;
  /** The message, the first error or the first wrong result. */
  readonly message: string;
}

type Damage = (directory: string) => void | Promise<void>;

/** An intact data folder, of which each trial damages a copy. */
export class IntactDatabase {
  private constructor(
    private readonly folder: string,
    private readonly results: readonly string[],
  ) {}

  /** @param isUnclean leaves it as a killed process does: with its log */
  static async create(isUnclean = false): Promise<IntactDatabase> {
    const folder = await mkdtemp(join(tmpdir(), 'larder-damage-'));
    const directory = join(folder, isUnclean ? 'running' : 'data');
    const first = await start(directory, folder);
    await withClient(first.uri, insertRecipes);
    await first.stop();
    const server = await start(directory, folder);
    const results = await withClient(server.uri, async (db) => {
      await changeRecipes(db);
      return runQueries(db);
    });
    if (isUnclean) await cp(directory, join(folder, 'data'), { recursive: true });
    await server.stop();
    return new IntactDatabase(folder, results as string[]);
  }

  get directory(): string {
    return join(this.folder, 'data');
  }

  remove(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true });
  }

  /**
   * Damages a copy, starts it, checks it and runs all queries.
   *
   * @param isInBackground waits for the checks in the background instead of running one
   */
  async try(damage: Damage, isInBackground = false): Promise<Trial> {
    const folder = await mkdtemp(join(tmpdir(), 'larder-trial-'));
    try {
      await cp(this.directory, join(folder, 'data'), { recursive: true });
      await damage(join(folder, 'data'));
      return await this.startAndQuery(folder, isInBackground);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  private async startAndQuery(folder: string, isInBackground: boolean): Promise<Trial> {
    const server = await start(join(folder, 'data'), folder).catch((error: unknown) => {
      if (error instanceof CannotOpenError) return error;
      throw error;
    });
    if (server instanceof CannotOpenError) return { outcome: 'refused', message: server.message };
    try {
      await (isInBackground ? server.whenChecked() : server.check());
      return this.compare(await withClient(server.uri, runQueries));
    } finally {
      await server.stop().catch(() => undefined);
    }
  }

  private compare(results: (string | Error)[]): Trial {
    const wrong = results.find((result, i) => typeof result === 'string' && result !== this.results[i]);
    if (wrong !== undefined) {
      const i = results.indexOf(wrong);
      return {
        outcome: 'WRONG',
        message: `query ${i}: ${String(wrong).slice(0, 300)} instead of ${this.results[i]?.slice(0, 300)}`,
      };
    }
    const failed = results.find((result) => result instanceof Error);
    return failed ? { outcome: 'error', message: String(failed) } : { outcome: 'correct', message: '' };
  }
}

function start(directory: string, folder: string) {
  return startEmbeddedMongo({ directory, socketPath: join(folder, 's', 'db.sock') });
}

async function withClient<T>(uri: string, work: (db: Db) => Promise<T>): Promise<T> {
  const client = await new MongoClient(uri).connect();
  try {
    return await work(client.db('kitchen'));
  } finally {
    await client.close();
  }
}
