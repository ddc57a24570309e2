import { recordSchema, type Stored } from '@larder/service-kit';

/** The collection. */
export const SHARE_TOKENS = 'shareTokens';

/** A public link to a recipe; its id is the secret. */
export type ShareTokenDocument = Stored<{
  groupId: string;
  recipeId: string;
  expiresAt: Date;
}>;

const text = { type: String, required: true };

export const ShareTokenSchema = recordSchema<ShareTokenDocument>({
  groupId: text,
  recipeId: text,
  expiresAt: { type: Date, required: true },
});

ShareTokenSchema.index({ groupId: 1, createdAt: 1, _id: 1 }); // a group's links
ShareTokenSchema.index({ groupId: 1, recipeId: 1, createdAt: 1, _id: 1 }); // the links to a recipe
ShareTokenSchema.index({ recipeId: 1 }); // a recipe that is deleted
ShareTokenSchema.index({ expiresAt: 1 }); // the daily purge
