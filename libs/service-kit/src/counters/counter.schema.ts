import { recordSchema, type Stored } from '../documents/aggregate-schema.js';

/** The collection; a service that numbers records provides its model. */
export const COUNTERS = 'counters';

/** The last number issued under a name. */
export type CounterDocument = Stored<{ value: number }>;

export const CounterSchema = recordSchema<CounterDocument>({ value: { type: Number, required: true } });
