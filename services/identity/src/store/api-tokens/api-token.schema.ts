import { recordSchema, type Stored } from '@larder/service-kit';

/** An API token. Only a hash of the secret is stored. */
export type ApiTokenDocument = Stored<{
  /** The id in the API. */
  number: number;
  userId: string;
  name: string;
  /** Added to events of changes by the program, so that it can ignore its own changes. */
  integrationId: string;
  /** The `tokenHash` of the token. */
  secretHash: string;
  expiresAt: Date;
}>;
export const API_TOKENS = 'api-tokens';

export const ApiTokenSchema = recordSchema<ApiTokenDocument>({
  number: { type: Number, required: true },
  userId: { type: String, required: true },
  name: { type: String, required: true },
  integrationId: { type: String, required: true },
  secretHash: { type: String, required: true, select: false },
  expiresAt: { type: Date, required: true },
});
ApiTokenSchema.index({ number: 1 }, { unique: true }); // deleting by id
ApiTokenSchema.index({ userId: 1, number: 1 }); // the owner's list
ApiTokenSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
