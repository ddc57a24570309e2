import { Schema, type SchemaDefinition, type SchemaOptions } from 'mongoose';
import { outboxDefinition, type OutboxFields } from './outbox-fields.js';

/** A stored record: its fields and the common ones. */
export type Stored<Fields> = Fields & {
  /** A UUID, set by the creator of the record. */
  _id: string;
  createdAt: Date;
  updatedAt: Date;
};

/** A stored record that is the unit of atomicity: its outbox contains its events, `revision` orders its changes. */
export type Aggregate<Fields> = Stored<Fields> &
  OutboxFields & {
    /** Starts at 0; incremented by each change. */
    revision: number;
  };

type Own = '_id' | 'createdAt' | 'updatedAt';
type RecordFields<Doc> = SchemaDefinition<Omit<Doc, Own>>;
type AggregateFields<Doc> = SchemaDefinition<Omit<Doc, Own | 'revision' | keyof OutboxFields>>;

// Mongoose rejects empty texts in required fields; whether a text may be empty is decided by the contract.
Schema.Types.String.checkRequired((value) => typeof value === 'string');

// `minimize` would drop an empty `extras: {}`; `updateOne` does not increment `__v`, so `revision` replaces it.
const OPTIONS = { minimize: false, versionKey: false, autoIndex: false, timestamps: true, id: false } as const;

/** A schema with `_id`, `revision`, timestamps and outbox. Declare indexes on it, create them in a migration. */
export function aggregateSchema<Doc extends Aggregate<object>>(
  definition: AggregateFields<Doc>,
  options: SchemaOptions = {},
): Schema<Doc> {
  const revision = { type: Number, required: true, default: 0 };
  const schema = makeSchema<Doc>({ ...definition, revision, ...outboxDefinition }, options);
  schema.index({ outboxSince: 1 }, { sparse: true }); // sweeps
  return schema;
}

/** A schema with `_id` and timestamps, for records without events. */
export function recordSchema<Doc extends Stored<object>>(
  definition: RecordFields<Doc>,
  options: SchemaOptions = {},
): Schema<Doc> {
  return makeSchema<Doc>(definition, options);
}

/** Whether documents of this schema have an outbox. */
export function hasOutbox(schema: Schema): boolean {
  return Boolean(schema.path('outboxSince'));
}

function makeSchema<Doc>(definition: object, options: SchemaOptions): Schema<Doc> {
  const fields = { _id: { type: String, required: true }, ...definition };
  // Mongoose infers types from literals; here the type parameter determines the type.
  return new Schema(fields, { ...OPTIONS, ...options } as SchemaOptions) as unknown as Schema<Doc>;
}
