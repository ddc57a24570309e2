import { createRequire } from 'node:module';
import { currentContext, newId, runInContext } from '@larder/service-kit';

interface DriverConnection {
  command(namespace: unknown, command: Record<string, unknown>, ...rest: unknown[]): Promise<unknown>;
}

/** A statement of an `update` or a `delete` command: `q` selects, `u` changes. */
interface Statement {
  q: Record<string, unknown>;
  u?: { $unset?: object; $pull?: object };
}

/** The versions of recipes are copied here in batches, after the change. */
const COPIED_LATER = 'recipeVersions';

/** Resolves the driver of Mongoose, which the service uses. */
const requireFromMongoose = createRequire(createRequire(import.meta.url).resolve('mongoose'));
const { Connection } = requireFromMongoose('mongodb/lib/cmap/connection.js') as {
  Connection: { prototype: DriverConnection };
};

/**
 * The commands that the database gets for the requests of `work`, such as `insert recipes`. Those of jobs and event
 * listeners, which run at the same time, belong to other requests, and those that publish events are not counted.
 */
export async function commandsOf(work: () => Promise<unknown>): Promise<string[]> {
  const requestId = newId();
  const commands: string[] = [];
  const original = Connection.prototype.command;
  Connection.prototype.command = function command(namespace, command, ...rest) {
    const [name = '', collection] = Object.entries(command)[0] ?? [];
    const isOfRequest =
      currentContext()?.requestId === requestId && collection !== COPIED_LATER && !isOfOutbox(command);
    if (isOfRequest) commands.push(`${name} ${String(collection)}`);
    return original.call(this, namespace, command, ...rest);
  };
  try {
    await runInContext({ requestId, actor: null }, work);
  } finally {
    Connection.prototype.command = original;
  }
  return commands;
}

/** Whether a command reads events to publish, or removes published ones; this happens in batches after the write. */
function isOfOutbox({ filter, updates, deletes }: Record<string, unknown>): boolean {
  const statements = statementsOf(updates ?? deletes);
  if (statements.length > 0) return statements.every(removesEvents);
  return Object.keys(filter ?? {}).includes('outboxSince');
}

/** A bulk write has its statements in a sequence, which is sent beside the command. */
function statementsOf(documents: unknown): Statement[] {
  if (Array.isArray(documents)) return documents as Statement[];
  return (documents as { documents: Statement[] } | undefined)?.documents ?? [];
}

function removesEvents({ q, u }: Statement): boolean {
  if (!u) return 'outbox' in q || 'outbox.0' in q;
  return 'outbox' in { ...u.$unset, ...u.$pull };
}
