import { recordSchema, type Stored } from '@larder/service-kit';

/** The last number issued under a name. */
export type CounterDocument = Stored<{ value: number }>;
export const COUNTERS = 'counters';

export const CounterSchema = recordSchema<CounterDocument>({ value: { type: Number, required: true } });
