import { recordSchema, type Stored } from '@larder/service-kit';
import { Schema } from 'mongoose';

/** The document with the secrets that sign tokens, newest first; older ones still verify their tokens. */
export type SecretDocument = Stored<{ secrets: { value: string; createdAt: Date }[] }>;

export const SECRETS = 'secrets';
export const TOKEN_SECRETS = 'tokens';

const Secret = new Schema(
  { value: { type: String, required: true }, createdAt: { type: Date, required: true } },
  { _id: false },
);
export const SecretSchema = recordSchema<SecretDocument>({ secrets: [Secret] });
