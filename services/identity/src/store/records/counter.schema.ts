import { recordSchema, type Stored } from '@larder/service-kit';

/** The last number given out under a name. */
export type CounterDocument = Stored<{ value: number }>;
export const COUNTERS = 'counters';

export const CounterSchema = recordSchema<CounterDocument>({ value: { type: Number, required: true } });
