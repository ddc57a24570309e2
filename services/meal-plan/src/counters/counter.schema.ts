import { recordSchema, type Stored } from '@larder/service-kit';

/** The collection. */
export const COUNTERS = 'counters';

/** The last number issued under a name. */
export type CounterDocument = Stored<{ value: number }>;

export const CounterSchema = recordSchema<CounterDocument>({ value: { type: Number, required: true } });
