import { recordSchema, type Stored } from '@larder/service-kit';

/** A session; its tokens are renewed, and all end when it is signed out. */
export type SessionDocument = Stored<{
  userId: string;
  /** The user's token version when it was opened; a changed password ends sessions of older versions. */
  tokenVersion: number;
  remembered: boolean;
  expiresAt: Date;
}>;
export const SESSIONS = 'sessions';

export const SessionSchema = recordSchema<SessionDocument>({
  userId: { type: String, required: true },
  tokenVersion: { type: Number, required: true },
  remembered: { type: Boolean, required: true },
  expiresAt: { type: Date, required: true },
});
SessionSchema.index({ userId: 1 }); // ending all of a deleted user
SessionSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
