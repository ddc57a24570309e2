// The operations of MongoDB's unified CRUD tests as calls of the driver.

const filtered =
  (method) =>
  (target, { filter, ...options }) =>
    target[method](filter, options);
const updating =
  (method) =>
  (target, { filter, update, ...options }) =>
    target[method](filter, update, options);
const replacing =
  (method) =>
  (target, { filter, replacement, ...options }) =>
    target[method](filter, replacement, options);

const OPERATIONS = {
  aggregate: (target, { pipeline, ...options }) => target.aggregate(pipeline, options).toArray(),
  find: (target, { filter, ...options }) => target.find(filter, options).toArray(),
  findOne: filtered('findOne'),
  countDocuments: filtered('countDocuments'),
  count: filtered('count'),
  estimatedDocumentCount: (target, options) => target.estimatedDocumentCount(options),
  distinct: (target, { fieldName, filter, ...options }) => target.distinct(fieldName, filter, options),
  insertOne: (target, { document, ...options }) => target.insertOne(document, options),
  insertMany: (target, { documents, ...options }) => target.insertMany(documents, options),
  updateOne: updating('updateOne'),
  updateMany: updating('updateMany'),
  replaceOne: replacing('replaceOne'),
  deleteOne: filtered('deleteOne'),
  deleteMany: filtered('deleteMany'),
  findOneAndUpdate: updating('findOneAndUpdate'),
  findOneAndReplace: replacing('findOneAndReplace'),
  findOneAndDelete: filtered('findOneAndDelete'),
  bulkWrite: (target, { requests, ...options }) => target.bulkWrite(requests, options),
  clientBulkWrite: (target, { models, ...options }) => target.bulkWrite(models.map(clientModel), options),
  createIndex: (target, { keys, ...options }) => target.createIndex(keys, options),
  createCollection: (target, { collection, ...options }) => target.createCollection(collection, options),
  dropCollection: (target, { collection }) => target.dropCollection(collection),
  modifyCollection: (target, { collection, ...options }) => target.command({ collMod: collection, ...options }),
  failPoint: (target, { failPoint }) => target.db('admin').command(failPoint),
};

function clientModel(model) {
  const [[name, fields]] = Object.entries(model);
  return { name, ...fields };
}

/** Executes one operation on its entity and returns the driver's result, with maps as plain objects. */
export async function runOperation({ name, object, arguments: given = {} }, entities) {
  const operation = OPERATIONS[name];
  if (!operation) throw new Error(`the runner does not know the operation ${name}`);
  const { client, returnDocument, ...options } = structuredCloneOf(given);
  const target = object === 'testRunner' ? entities.get(client) : entities.get(object);
  const result = await operation(
    target,
    returnDocument ? { ...options, returnDocument: lower(returnDocument) } : options,
  );
  return plain(result);
}

/** The driver adds `_id` to inserted documents; the expectations are about the documents of the file. */
function structuredCloneOf(value) {
  if (Array.isArray(value)) return value.map(structuredCloneOf);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, structuredCloneOf(inner)]));
}

function lower(text) {
  return text.toLowerCase();
}

/** Results are class instances with getters and maps; the expectations are plain objects. */
export function plain(result) {
  if (result instanceof Map) return Object.fromEntries([...result].map(([key, value]) => [String(key), plain(value)]));
  if (result?.constructor?.name === 'BulkWriteResult') return bulkResult(result);
  if (typeof result !== 'object' || result === null || Array.isArray(result)) return result;
  if (!('insertResults' in result || 'updateResults' in result || 'deleteResults' in result)) return result;
  return Object.fromEntries(Object.entries(result).map(([name, value]) => [name, withoutExtras(plain(value))]));
}

/** The driver returns more fields for an update than the specification expects. */
function withoutExtras(results) {
  if (typeof results !== 'object' || results === null) return results;
  for (const result of Object.values(results)) delete result.didUpsert;
  return results;
}

function bulkResult(result) {
  const names = ['insertedCount', 'matchedCount', 'modifiedCount', 'deletedCount', 'upsertedCount'];
  const counts = Object.fromEntries(names.map((name) => [name, result[name]]));
  return { ...counts, insertedIds: result.insertedIds, upsertedIds: result.upsertedIds };
}
