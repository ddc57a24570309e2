import { badValue, CommandError } from '../errors.js';
import { fieldOf, type Value } from '../bson/value.js';
import type { Command } from './request/command.js';
import { checkCommandFields } from './request/command-fields.js';

const TRANSACTION_FIELDS = ['autocommit', 'startTransaction', 'txnNumber'];
const LEVELS = ['local', 'available', 'majority', 'linearizable', 'snapshot'];
const LEVEL = Buffer.from('level');
const W = Buffer.from('w');

/**
 * Checks the options that all commands have in common: fields and guarantees.
 *
 * @throws CommandError when a single server cannot provide them
 */
export function checkCommand(command: Command): void {
  const names = command.fieldNames();
  if (TRANSACTION_FIELDS.some((name) => names.includes(name))) throw noTransaction();
  checkCommandFields(command.name, names);
  if (names.includes('readConcern')) checkReadConcern(command.value('readConcern'));
  if (names.includes('writeConcern')) checkWriteConcern(command.value('writeConcern'));
}

function noTransaction(): CommandError {
  const message = 'Transaction numbers are only allowed on a replica set member or mongos';
  return new CommandError('IllegalOperation', message);
}

/** Every read returns acknowledged data; the strictest levels are for replica sets. */
function checkReadConcern(concern: Value): void {
  const level = concern.isObject ? fieldOf(concern.bytes, concern.start, LEVEL) : undefined;
  if (!level || level.isMissing) return;
  const name = level.isString ? level.text() : '';
  if (!LEVELS.includes(name)) {
    throw badValue(`Enumeration value '${name}' for field 'readConcern.level' is not a valid value.`);
  }
  if (name !== 'linearizable' && name !== 'snapshot') return;
  throw new CommandError('NotAReplicaSet', `node needs to be a replica set member to use read concern ${name}`);
}

/** Every write is on disk when it is acknowledged, but on this server only. */
function checkWriteConcern(concern: Value): void {
  if (!concern.isObject) return;
  const w = fieldOf(concern.bytes, concern.start, W);
  if (w.isNumber && w.number() > 1) throw badValue("cannot use 'w' > 1 when a host is not replicated");
  if (!w.isString || w.text() === 'majority') return;
  throw badValue(`cannot use non-majority 'w' mode '${w.text()}' when a host is not a member of a replica set`);
}
