import { recordSchema, type Stored } from '@larder/service-kit';

/** A password reset, valid once. A user has at most one: the newest. Only a hash of the token is stored. */
export type PasswordResetDocument = Stored<{ userId: string; tokenHash: string; expiresAt: Date }>;
export const PASSWORD_RESETS = 'password-resets';

export const PasswordResetSchema = recordSchema<PasswordResetDocument>({
  userId: { type: String, required: true },
  tokenHash: { type: String, required: true },
  expiresAt: { type: Date, required: true },
});
PasswordResetSchema.index({ userId: 1 }, { unique: true }); // the newest replaces older ones
PasswordResetSchema.index({ tokenHash: 1 }, { unique: true }); // using one
PasswordResetSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
