import { Double, type Document } from 'bson';
import { CommandError, notSupported } from '../errors.js';
import { encode } from '../bson/convert.js';
import { withDeadline } from '../execute/engine/deadline.js';
import type { Engine } from '../execute/engine/engine.js';
import { aggregateCommands } from './aggregate.js';
import { bulkWriteCommands } from './writes/bulk-write.js';
import { collectionCommands } from './definitions/collections.js';
import { checkCommand } from './check-command.js';
import { collModCommands } from './definitions/coll-mod.js';
import { notNegative, type Command } from './request/command.js';
import { countCommands } from './count.js';
import { findAndModifyCommands } from './writes/find-and-modify.js';
import { findCommands } from './find.js';
import type { Handlers } from './request/handler.js';
import { indexCommands } from './definitions/indexes.js';
import { maintenanceCommands } from './server/maintenance.js';
import { serverInfoCommands } from './server/server-info.js';
import { statsCommands } from './server/stats.js';
import { writeCommands } from './writes/write.js';

const handlers: Handlers = {
  ...serverInfoCommands,
  ...collectionCommands,
  ...collModCommands,
  ...indexCommands,
  ...writeCommands,
  ...bulkWriteCommands,
  ...findAndModifyCommands,
  ...findCommands,
  ...countCommands,
  ...aggregateCommands,
  ...statsCommands,
  ...maintenanceCommands,
};

const NOT_OFFERED = [
  'explain',
  'mapReduce',
  'saslStart',
  'authenticate',
  'logout',
  'createUser',
  'killSessions',
  'killOp',
  'currentOp',
  'validate',
  'compact',
  'convertToCapped',
  'cloneCollectionAsCapped',
  'reIndex',
  'setParameter',
  'setFeatureCompatibilityVersion',
  'top',
  'profile',
  'dataSize',
  'dbHash',
];

/** Runs a command and returns the complete reply, also for failures. */
export async function runCommand(engine: Engine, command: Command): Promise<Buffer> {
  try {
    const handler = Object.hasOwn(handlers, command.name) ? handlers[command.name] : undefined;
    if (!handler) throw unknownCommand(command.name);
    engine.commands.add(command.name);
    checkCommand(command);
    const limitMs = notNegative(command, 'maxTimeMS') ?? 0;
    const work = () => handler(isEssential(command) ? { ...engine, isEssential: true } : engine, command);
    const reply = await (limitMs > 0 ? withDeadline(limitMs, work) : work());
    return Buffer.isBuffer(reply) ? reply : encode({ ...reply, ok: new Double(1) });
  } catch (error) {
    return encode(failure(engine, command, error));
  }
}

/**
 * The `comment` with which clients mark essential writes, which are accepted on a full disk: a session, a tombstone.
 */
const ESSENTIAL = 'essential';

function isEssential(command: Command): boolean {
  const comment = command.value('comment');
  return comment.isString && comment.text() === ESSENTIAL;
}

function unknownCommand(name: string): CommandError {
  if (NOT_OFFERED.includes(name)) return notSupported(`the command ${name} is`);
  return new CommandError('CommandNotFound', `no such command: '${name}'`);
}

function failure(engine: Engine, command: Command, error: unknown): Document {
  if (error instanceof CommandError) {
    const { code, codeName, message, details } = error;
    return { ok: new Double(0), errmsg: message, code, codeName, ...details };
  }
  engine.logger.error('a database command failed unexpectedly', { command: command.name, error: String(error) });
  return { ok: new Double(0), errmsg: 'internal error of the embedded database', code: 1, codeName: 'InternalError' };
}
