import { recordSchema, type Stored } from '@larder/service-kit';

/** A key for other programs. Only a hash of the secret is kept. */
export type ApiTokenDocument = Stored<{
  /** The id clients know. */
  number: number;
  userId: string;
  name: string;
  /** Attached to what the program changes, so that it can ignore its own changes. */
  integrationId: string;
  /** SHA-256 of the token, base64url: the token is long and random, a slow hash adds nothing. */
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
