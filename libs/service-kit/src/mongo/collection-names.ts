import type { Connection } from 'mongoose';

/** The names of a database's collections, without those of the server itself. */
export async function collectionNames(connection: Connection): Promise<string[]> {
  const collections = (await connection.db?.listCollections({}, { nameOnly: true }).toArray()) ?? [];
  return collections.map(({ name }) => name).filter((name) => !name.startsWith('system.'));
}
