import { recordSchema, type Stored } from '@larder/service-kit';

/** The collection. */
export const PURCHASES = 'purchases';

/** A food or note that a household has bought, with the number of times. */
export type PurchaseDocument = Stored<{
  groupId: string;
  householdId: string;
  foodId: string | null;
  /** Unit, label and note of the last purchase. */
  unitId: string | null;
  labelId: string | null;
  note: string;
  /** Number of purchases. */
  count: number;
  lastUsedAt: Date;
}>;

export const PurchaseSchema = recordSchema<PurchaseDocument>({
  groupId: { type: String, required: true },
  householdId: { type: String, required: true },
  foodId: { type: String, default: null },
  unitId: { type: String, default: null },
  labelId: { type: String, default: null },
  note: { type: String, default: '' },
  count: { type: Number, default: 0 },
  lastUsedAt: { type: Date, required: true },
});

PurchaseSchema.index({ householdId: 1, lastUsedAt: -1 }); // suggestions, and the oldest of them
PurchaseSchema.index({ groupId: 1 }); // deletion of a group
