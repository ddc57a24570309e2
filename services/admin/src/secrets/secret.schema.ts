import { recordSchema, type Stored } from '@larder/service-kit';

/** The collection. */
export const SECRETS = 'secrets';

/** A secret that was generated because none is configured. */
export type SecretDocument = Stored<{ value: string }>;

export const SecretSchema = recordSchema<SecretDocument>({ value: { type: String, required: true } });
