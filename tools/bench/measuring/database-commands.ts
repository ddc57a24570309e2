import { MongoClient } from 'mongodb';

/** The commands of drivers themselves, and of this program. */
const NOT_OF_REQUESTS = new Set(['hello', 'isMaster', 'ismaster', 'ping', 'endSessions', 'serverStatus']);

type Counts = Record<string, { total?: unknown } | undefined>;

/** The number of commands that the database has executed for all clients. */
export class DatabaseCommands {
  private constructor(private readonly client: MongoClient) {}

  static async connect(address: string): Promise<DatabaseCommands> {
    return new DatabaseCommands(await new MongoClient(address, { maxPoolSize: 1 }).connect());
  }

  /**
   * The number of commands since the database started, without those of drivers themselves; null where it is not
   * counted.
   */
  async total(): Promise<number | null> {
    const { metrics } = (await this.client.db('admin').command({ serverStatus: 1 })) as {
      metrics?: { commands?: Counts };
    };
    return metrics?.commands ? totalOf(metrics.commands) : null;
  }

  async close(): Promise<void> {
    await this.client.close();
  }
}

/** The sum of MongoDB's `metrics.commands`; entries that are not commands (`<UNKNOWN>`) have no `total`. */
export function totalOf(counts: Counts): number {
  return Object.entries(counts)
    .filter(([name]) => !NOT_OF_REQUESTS.has(name))
    .reduce((sum, [, count]) => sum + Number(count?.total ?? 0), 0);
}
