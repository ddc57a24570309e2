import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BSON, MongoClient, type Db, type Document } from 'mongodb';
import { CannotOpenError, startEmbeddedMongo } from '../../src/index.js';
import type { Logger } from '../../src/logger.js';

/** The outcomes of damage: the start fails, a command fails, all answers are correct, or one of them is wrong. */
export type Outcome = 'refused' | 'error' | 'right' | 'WRONG';

/** The outcome for one damaged copy. */
export interface Trial {
  readonly outcome: Outcome;
  /** The message, the first error or the first wrong answer. */
  readonly message: string;
}

type Damage = (directory: string) => void | Promise<void>;

const RECIPES = 232;
const silent: Logger = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** An intact data folder, of which each trial damages a copy. */
export class Original {
  private constructor(
    private readonly folder: string,
    private readonly answers: readonly string[],
  ) {}

  /** `isUnclean` leaves it as a killed process does: with its log. */
  static async make(isUnclean = false): Promise<Original> {
    const folder = await mkdtemp(join(tmpdir(), 'larder-damage-'));
    const directory = join(folder, isUnclean ? 'running' : 'data');
    const first = await start(directory, folder);
    await using(first.uri, fill);
    await first.stop();
    const server = await start(directory, folder);
    const answers = await using(server.uri, async (db) => {
      await change(db);
      return ask(db);
    });
    if (isUnclean) await cp(directory, join(folder, 'data'), { recursive: true });
    await server.stop();
    return new Original(folder, answers as string[]);
  }

  get directory(): string {
    return join(this.folder, 'data');
  }

  remove(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true });
  }

  /** Damages a copy, starts it, waits for a check (a quick one, or that of the background) and runs all queries. */
  async try(damage: Damage, isWatched = false): Promise<Trial> {
    const folder = await mkdtemp(join(tmpdir(), 'larder-trial-'));
    try {
      await cp(this.directory, join(folder, 'data'), { recursive: true });
      await damage(join(folder, 'data'));
      return await this.judge(folder, isWatched);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  private async judge(folder: string, isWatched: boolean): Promise<Trial> {
    const server = await start(join(folder, 'data'), folder).catch((error: unknown) => {
      if (error instanceof CannotOpenError) return error;
      throw error;
    });
    if (server instanceof CannotOpenError) return { outcome: 'refused', message: server.message };
    try {
      await (isWatched ? server.watched() : server.check());
      return this.compare(await using(server.uri, ask));
    } finally {
      await server.stop().catch(() => undefined);
    }
  }

  private compare(answers: (string | Error)[]): Trial {
    const wrong = answers.find((answer, i) => typeof answer === 'string' && answer !== this.answers[i]);
    if (wrong !== undefined) {
      const i = answers.indexOf(wrong);
      return {
        outcome: 'WRONG',
        message: `question ${i}: ${String(wrong).slice(0, 300)} instead of ${this.answers[i]?.slice(0, 300)}`,
      };
    }
    const failed = answers.find((answer) => answer instanceof Error);
    return failed ? { outcome: 'error', message: String(failed) } : { outcome: 'right', message: '' };
  }
}

function start(directory: string, folder: string) {
  return startEmbeddedMongo({ directory, socketPath: join(folder, 's', 'db.sock'), logger: silent });
}

async function using<T>(uri: string, work: (db: Db) => Promise<T>): Promise<T> {
  const client = await new MongoClient(uri).connect();
  try {
    return await work(client.db('kitchen'));
  } finally {
    await client.close();
  }
}

async function fill(db: Db): Promise<void> {
  const recipes = db.collection<Document & { _id: string }>('recipes');
  await recipes.createIndexes([
    { key: { slug: 1 }, unique: true },
    { key: { group: 1, name: 1, _id: 1 } },
    { key: { tags: 1 } },
    { key: { stars: -1, _id: 1 }, partialFilterExpression: { stars: { $exists: true } } },
  ]);
  await recipes.insertMany(Array.from({ length: RECIPES }, (_, i) => recipe(i)));
}

async function change(db: Db): Promise<void> {
  const recipes = db.collection<Document & { _id: string }>('recipes');
  await db.collection<{ _id: number; name: string }>('people').insertMany([
    { _id: 1, name: 'Ana' },
    { _id: 2, name: 'Bo' },
  ]);
  await recipes.updateMany({ stars: 3 }, { $set: { stars: 4 } });
  await recipes.deleteMany({ _id: { $in: ['r20', 'r120'] } });
}

function recipe(i: number) {
  const text = `step ${i} of a long way `.repeat(i % 5 === 0 ? 260 : 40 + (i % 30));
  const tags = [`t${i % 9}`, `u${i % 13}`, 'all'];
  return {
    _id: `r${i}`,
    slug: `recipe-${i}`,
    group: i % 2,
    name: `dish ${(i * 37) % 101}`,
    tags,
    ...(i % 3 === 0 && { stars: i % 6 }),
    text,
  };
}

/** All queries of a recipe list, each result as text, or the error instead. Only damage may be an error. */
async function ask(db: Db): Promise<(string | Error)[]> {
  const recipes = db.collection<Document & { _id: string }>('recipes');
  const page = (skip: number) =>
    recipes
      .find({ group: 1 }, { projection: { name: 1 } })
      .sort({ name: 1, _id: 1 })
      .skip(skip)
      .limit(50)
      .toArray();
  const questions: (() => Promise<unknown>)[] = [
    async () => (await db.listCollections().toArray()).map(({ name }) => name).sort(),
    () => recipes.find().toArray(),
    () => recipes.countDocuments(),
    () => recipes.estimatedDocumentCount(),
    ...[0, 5, 77, 120, 231].map((i) => () => recipes.findOne({ _id: `r${i}` })),
    ...[1, 20, 60, 199].map((i) => () => recipes.findOne({ slug: `recipe-${i}` })),
    ...[0, 50, 100].map((skip) => () => page(skip)),
    () => recipes.find({ tags: 't3' }).sort({ _id: 1 }).toArray(),
    () =>
      recipes
        .find({ tags: { $all: ['t3', 'u4'] } })
        .sort({ slug: -1 })
        .toArray(),
    () => recipes.countDocuments({ tags: 'all' }),
    () =>
      recipes
        .find({ stars: { $gte: 4 } })
        .sort({ stars: -1, _id: 1 })
        .toArray(),
    () =>
      recipes
        .find({ name: /dish 9/ }, { projection: { _id: 1 } })
        .sort({ _id: 1 })
        .toArray(),
    () =>
      recipes
        .aggregate([{ $unwind: '$tags' }, { $group: { _id: '$tags', n: { $sum: 1 } } }, { $sort: { _id: 1 } }])
        .toArray(),
    () =>
      recipes
        .find({ _id: { $in: ['r3', 'r30', 'r130', 'none'] } })
        .sort({ slug: 1 })
        .toArray(),
    () => db.collection('people').find().toArray(),
  ];
  const answers: (string | Error)[] = [];
  for (const question of questions) answers.push(await answer(question));
  return answers;
}

async function answer(question: () => Promise<unknown>): Promise<string | Error> {
  try {
    return BSON.EJSON.stringify(await question());
  } catch (error) {
    if ((error as { code?: number }).code === 361) return error as Error;
    throw error;
  }
}
