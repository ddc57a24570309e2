import { jetstreamManager } from '@nats-io/jetstream';
import { createLog, connectNats, connectMongo, databaseName, type Environment } from '@larder/service-kit';

/** Removes the data of a service under test from shared servers: its database and the event stream of its namespace. */
export async function clearNamespace(env: Environment & { NAMESPACE: string }, service: string): Promise<void> {
  await Promise.all([dropDatabase(env, service), dropEvents(env)]);
}

const log = createLog('testing', { LOG_LEVEL: 'fatal', LOG_FORMAT: 'json' });

async function dropDatabase(
  { NAMESPACE: namespace, MONGODB_URI = '' }: Environment & { NAMESPACE: string },
  service: string,
): Promise<void> {
  const connection = await connectMongo(MONGODB_URI, databaseName({ namespace, service }), log);
  try {
    await connection.dropDatabase();
  } finally {
    await connection.close();
  }
}

async function dropEvents({ NAMESPACE, NATS_URL = '' }: Environment & { NAMESPACE: string }): Promise<void> {
  const nats = await connectNats({ name: 'testing', namespace: NAMESPACE, url: NATS_URL }, log);
  const manager = await jetstreamManager(nats);
  await manager.streams.delete(`${NAMESPACE}-events`).catch(() => undefined); // two services may share a namespace
  await nats.close();
}
