import { Long, type Document } from 'bson';
import { badValue, CommandError, notSupported } from '../../errors.js';
import { fieldOf, fieldsOf, MISSING, type Value } from '../../bson/value.js';
import type { Collection } from '../../catalogue/collection.js';
import { ID_INDEX, keyText, keyTextOf, type Index } from '../../catalogue/index-definition.js';
import type { Engine } from '../../execute/engine/engine.js';
import type { Command } from '../request/command.js';
import type { Handlers } from '../request/handler.js';
import { checkedExpiry } from './index-spec.js';
import { existingCollection } from './indexes.js';

/** Changes indexes in place: expiry of documents, and hidden. */
export const collModCommands: Handlers = { collMod };

const NOT_OFFERED = [
  'validator',
  'validationLevel',
  'validationAction',
  'viewOn',
  'pipeline',
  'expireAfterSeconds',
  'timeseries',
  'cappedSize',
  'cappedMax',
  'changeStreamPreAndPostImages',
  'dryRun',
];
const INDEX_FIELDS = ['name', 'keyPattern', 'expireAfterSeconds', 'hidden'];
const NOT_OFFERED_INDEX_FIELDS = ['unique', 'prepareUnique'];

/** The reply for a change: the values before and after. */
type Changes = Record<string, unknown>;

async function collMod(engine: Engine, command: Command): Promise<Document> {
  const unsupported = command.fieldNames().find((name) => NOT_OFFERED.includes(name));
  if (unsupported) throw notSupported(`collMod with '${unsupported}' is`);
  const request = command.value('index');
  return engine.store.commits.run(() => {
    const collection = existingCollection(engine, command);
    if (request.isMissing) return {};
    const changes = changeIndex(chosenIndex(collection, request), request);
    collection.version++;
    engine.catalogue.save(collection);
    return changes;
  });
}

function chosenIndex({ completeIndexes }: Collection, request: Value): Index {
  if (!request.isObject) throw new CommandError('TypeMismatch', "BSON field 'collMod.index' must be an object");
  const [name, key] = [field(request, 'name'), field(request, 'keyPattern')];
  if (name.isString === key.isObject) {
    throw new CommandError('InvalidOptions', "either 'name' or 'keyPattern' of the index must be specified");
  }
  const pattern = key.isObject ? keyTextOf(key) : undefined;
  const index = completeIndexes.find(({ stored }) =>
    pattern === undefined ? stored.name === name.text() : keyText(stored) === pattern,
  );
  if (index) return index;
  throw new CommandError('IndexNotFound', `cannot find index ${pattern ?? name.text()}`);
}

function changeIndex(index: Index, request: Value): Changes {
  checkIndexFields(request);
  const [seconds, hidden] = [field(request, 'expireAfterSeconds'), field(request, 'hidden')];
  if (seconds.isMissing && hidden.isMissing) {
    throw new CommandError('InvalidOptions', 'no expireAfterSeconds or hidden field');
  }
  if (!hidden.isMissing && index.stored.name === ID_INDEX) throw badValue("can't hide _id index");
  const expiry = seconds.isMissing ? undefined : checkedExpiry(seconds, index.stored.key);
  return {
    ...(expiry !== undefined && changeExpiry(index, expiry)),
    ...(!hidden.isMissing && changeHidden(index, hidden.isTruthy())),
  };
}

function checkIndexFields(request: Value): void {
  for (const [name] of fieldsOf(request)) {
    if (NOT_OFFERED_INDEX_FIELDS.includes(name)) throw notSupported(`collMod with 'index.${name}' is`);
    if (INDEX_FIELDS.includes(name)) continue;
    throw new CommandError('IDLUnknownField', `BSON field 'collMod.index.${name}' is an unknown field.`);
  }
}

function changeExpiry({ stored }: Index, seconds: number): Changes {
  const before = stored.expireAfterSeconds;
  stored.expireAfterSeconds = seconds;
  return {
    ...(before !== undefined && { expireAfterSeconds_old: Long.fromNumber(before) }),
    expireAfterSeconds_new: Long.fromNumber(seconds),
  };
}

function changeHidden({ stored }: Index, hidden: boolean): Changes {
  const before = stored.hidden ?? false;
  if (hidden) stored.hidden = true;
  else delete stored.hidden;
  return before === hidden ? {} : { hidden_old: before, hidden_new: hidden };
}

function field(request: Value, name: string): Value {
  return request.isObject ? fieldOf(request.bytes, request.start, Buffer.from(name)) : MISSING;
}
