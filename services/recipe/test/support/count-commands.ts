import { createRequire } from 'node:module';

interface DriverConnection {
  command(namespace: unknown, command: Record<string, unknown>, ...rest: unknown[]): Promise<unknown>;
}

/** The collections of the tested requests; jobs and schedules use others at the same time. */
const COLLECTIONS = new Set(['recipes', 'timelineEvents', 'comments', 'organizers', 'foods', 'units', 'directory']);

/** Resolves the driver of Mongoose, which the service uses. */
const requireFromMongoose = createRequire(createRequire(import.meta.url).resolve('mongoose'));
const { Connection } = requireFromMongoose('mongodb/lib/cmap/connection.js') as {
  Connection: { prototype: DriverConnection };
};

/** The commands sent to the database during `work`, such as `insert recipes`, without those that publish events. */
export async function commandsOf(work: () => Promise<unknown>): Promise<string[]> {
  const commands: string[] = [];
  const original = Connection.prototype.command;
  Connection.prototype.command = function command(namespace, sent, ...rest) {
    const [name = '', collection] = Object.entries(sent)[0] ?? [];
    const isCounted = COLLECTIONS.has(String(collection)) && !isOfOutbox(sent);
    if (isCounted) commands.push(`${name} ${String(collection)}`);
    return original.call(this, namespace, sent, ...rest);
  };
  try {
    await work();
  } finally {
    Connection.prototype.command = original;
  }
  return commands;
}

/** Whether a command removes published events, which happens in batches after the write. */
function isOfOutbox({ filter, updates }: Record<string, unknown>): boolean {
  return JSON.stringify([filter, updates]).includes('"outbox');
}
