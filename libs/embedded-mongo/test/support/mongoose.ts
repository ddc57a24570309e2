import { createConnection, Schema, type Connection } from 'mongoose';
import { openTestDatabase } from './database.js';

const itemSchema = new Schema({ id: String, note: String, quantity: Number, checked: Boolean }, { _id: false });

/** Models like those of the services, on collections of their own. */
function modelsOf(connection: Connection, prefix: string) {
  const food = new Schema({ _id: String, name: { type: String, required: true } }, { collection: `${prefix}-foods` });
  food.index({ name: 1 }, { unique: true });
  const list = new Schema(
    {
      _id: String,
      groupId: { type: String, required: true },
      slug: String,
      items: [itemSchema],
      foodIds: [{ type: String, ref: `${prefix}-food` }],
      extras: { type: Schema.Types.Mixed, default: {} },
      prices: { type: Map, of: String },
      price: Schema.Types.Decimal128,
      outbox: { type: [Schema.Types.Mixed], default: [] },
      outboxSince: Date,
      revision: { type: Number, default: 1 },
      deletedAt: { type: Date, default: null },
    },
    { collection: `${prefix}-lists`, minimize: false, timestamps: true },
  );
  list.index({ groupId: 1, slug: 1 }, { unique: true, partialFilterExpression: { slug: { $exists: true } } });
  list.index({ outboxSince: 1 }, { sparse: true });
  return {
    Food: connection.model(`${prefix}-food`, food),
    List: connection.model(`${prefix}-list`, list),
  };
}

/** A mongoose connection to a test database. */
export interface MongooseDatabase {
  readonly connection: Connection;
  /** The models of one test, with a prefix of their own. */
  models(prefix: string): ReturnType<typeof modelsOf>;
  close(): Promise<void>;
}

export async function openMongoose(): Promise<MongooseDatabase> {
  const database = await openTestDatabase();
  const connection = await createConnection(database.uri, { dbName: database.db.databaseName }).asPromise();
  return {
    connection,
    models: (prefix) => modelsOf(connection, prefix),
    async close() {
      await connection.close();
      await database.close();
    },
  };
}
