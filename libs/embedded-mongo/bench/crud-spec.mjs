// node libs/embedded-mongo/bench/crud-spec.mjs <folder> — MongoDB's unified CRUD specification tests, which are not part
// of this repository (github.com/mongodb/specifications, source/crud/tests/unified/*.json), against a fresh database.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BSON, MongoClient, MongoServerError } from 'mongodb';
import { startServer } from './server.mjs';
import { match } from './spec/match.mjs';
import { runOperation, plain } from './spec/operations.mjs';

const [source, only = ''] = process.argv.slice(2);
if (!source) throw new Error('usage: crud-spec.mjs <folder with the *.json files> [part of a file name]');
const folder = mkdtempSync(join(tmpdir(), 'larder-spec-'));
const server = process.env.TEST_MONGODB_URI ? undefined : await startServer(folder);
const uri = process.env.TEST_MONGODB_URI ?? server.uri;
const admin = await new MongoClient(uri).connect();
const { version } = await admin.db('admin').command({ buildInfo: 1 });
const counts = { passed: 0, failed: 0, 'not for this server': 0, 'not by this driver': 0 };
/** Where the Node driver deviates from these cases, independent of the server. */
const NOT_BY_DRIVER = [
  // The driver sends it only when true.
  [/bypassDocumentValidation.json/, /^(Aggregate|BulkWrite|FindOneAnd|InsertMany).*: false$/],
  [/create-null-ids.json/, /via (insert|bulkWrite|clientBulkWrite)/], // the driver replaces a null `_id` by a new id
  [/partialResults.json/, /partialResult is unset/], // the driver sets it, with zeros
];

for (const file of readdirSync(source)
  .filter((name) => name.endsWith('.json') && name.includes(only))
  .sort()) {
  const suite = BSON.EJSON.parse(readFileSync(join(source, file), 'utf8'));
  for (const test of suite.tests) counts[await runTest(file, suite, test)]++;
}
console.log(`\nserver ${version}:`, counts);
await admin.close();
await server?.stop();
rmSync(folder, { recursive: true, force: true });
process.exitCode = counts.passed === 0 ? 1 : 0;

async function runTest(file, suite, test) {
  if (!isMeant(suite.runOnRequirements) || !isMeant(test.runOnRequirements)) return 'not for this server';
  if (NOT_BY_DRIVER.some(([name, title]) => name.test(file) && title.test(test.description)))
    return 'not by this driver';
  const clients = [];
  try {
    await fill(suite.initialData ?? []);
    const { entities, events } = await createEntities(suite.createEntities ?? [], clients);
    for (const operation of test.operations) await check(operation, entities);
    await checkEvents(test.expectEvents ?? [], events);
    await checkOutcome(test.outcome ?? []);
    return 'passed';
  } catch (error) {
    console.log(`FAILED ${file} / ${test.description}\n       ${error.message.slice(0, 300)}`);
    return 'failed';
  } finally {
    await Promise.all(clients.map((client) => client.close()));
  }
}

function isMeant(requirements) {
  return requirements === undefined || requirements.some(isFulfilled);
}

function isFulfilled({ minServerVersion = '0', maxServerVersion = '999', topologies = ['single'], auth }) {
  const isInRange = compareVersions(version, minServerVersion) >= 0 && compareVersions(version, maxServerVersion) <= 0;
  return isInRange && topologies.includes('single') && auth !== true;
}

function compareVersions(a, b) {
  const [x, y] = [a, b].map((text) => text.split('.').map(Number));
  for (let i = 0; i < 3; i++) if ((x[i] ?? 0) !== (y[i] ?? 0)) return (x[i] ?? 0) - (y[i] ?? 0);
  return 0;
}

async function fill(initialData) {
  for (const { databaseName, collectionName, documents } of initialData) {
    const collection = admin.db(databaseName).collection(collectionName);
    await collection.drop().catch(() => undefined);
    if (documents.length > 0) await collection.insertMany(documents);
    else await admin.db(databaseName).createCollection(collectionName);
  }
}

async function createEntities(specs, clients) {
  const entities = new Map();
  const events = new Map();
  for (const { client, database, collection } of specs) {
    if (client) entities.set(client.id, await openClient(client, clients, events));
    if (database)
      entities.set(database.id, entities.get(database.client).db(database.databaseName, database.databaseOptions));
    if (collection) {
      const { id, database: owner, collectionName, collectionOptions } = collection;
      entities.set(id, entities.get(owner).collection(collectionName, collectionOptions));
    }
  }
  return { entities, events };
}

async function openClient({ id, uriOptions = {}, observeEvents = [] }, clients, events) {
  const client = new MongoClient(uri, { ...uriOptions, monitorCommands: true });
  const seen = [];
  events.set(id, seen);
  if (observeEvents.includes('commandStartedEvent')) client.on('commandStarted', (event) => seen.push(event));
  clients.push(client);
  return client.connect();
}

async function check(operation, entities) {
  let result;
  try {
    result = await runOperation(operation, entities);
  } catch (error) {
    if (!operation.expectError) throw error;
    return checkError(operation.expectError, error);
  }
  if (operation.expectError) throw new Error(`${operation.name} should have failed`);
  if (operation.expectResult !== undefined) match(operation.expectResult, result);
}

function checkError(expected, error) {
  const isServer = error instanceof MongoServerError || error.constructor.name === 'MongoClientBulkWriteError';
  if (expected.isClientError === true && isServer) throw new Error(`not the driver's error: ${error.message}`);
  if (expected.isClientError === false && !isServer) throw new Error(`not the server's error: ${error.message}`);
  const { errorContains, errorCode, errorResponse, writeErrors, expectResult } = expected;
  if (errorContains && !error.message.toLowerCase().includes(errorContains.toLowerCase())) throw error;
  if (errorCode !== undefined && error.code !== errorCode) throw new Error(`code ${error.code}: ${error.message}`);
  if (errorResponse) match(errorResponse, error.errorResponse ?? error);
  if (writeErrors) match(writeErrors, codesOf(error.writeErrors));
  if (expectResult) match(expectResult, plain(error.partialResult ?? error.result) ?? {});
}

function codesOf(writeErrors) {
  return Object.fromEntries([...(writeErrors ?? [])].map(([index, { code }]) => [index, { code }]));
}

function checkEvents(expectations, events) {
  for (const { client, events: all, ignoreExtraEvents } of expectations) {
    const expected = all.filter((event) => event.commandStartedEvent);
    const received = (events.get(client) ?? []).filter(
      ({ commandName }) => !['hello', 'configureFailPoint'].includes(commandName),
    );
    if (!ignoreExtraEvents && received.length !== expected.length) {
      throw new Error(`expected ${expected.length} commands, saw ${received.map((event) => event.commandName)}`);
    }
    expected.forEach(({ commandStartedEvent }, i) => matchEvent(commandStartedEvent, received[i]));
  }
}

function matchEvent({ command, commandName, databaseName }, received) {
  if (command) match(command, BSON.deserialize(BSON.serialize(received.command)));
  if (commandName) match(commandName, received.commandName);
  if (databaseName) match(databaseName, received.databaseName);
}

async function checkOutcome(outcome) {
  for (const { databaseName, collectionName, documents } of outcome) {
    const actual = await admin.db(databaseName).collection(collectionName).find().sort({ _id: 1 }).toArray();
    match(documents, actual, 'outcome', false);
  }
}
