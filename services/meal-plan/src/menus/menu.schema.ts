import type { Menu } from '@larder/contracts';
import { recordSchema, type Stored } from '@larder/service-kit';
import { Schema } from 'mongoose';

/** The collection. */
export const MENUS = 'menus';

/** A menu of a household. */
export type MenuDocument = Stored<{
  groupId: string;
  householdId: string;
  name: string;
  items: Menu['items'];
}>;

export const MenuSchema = recordSchema<MenuDocument>({
  groupId: { type: String, required: true },
  householdId: { type: String, required: true },
  name: { type: String, required: true },
  items: { type: Schema.Types.Mixed, default: [] },
});

MenuSchema.index({ householdId: 1, createdAt: 1, _id: 1 }); // the overview
MenuSchema.index({ groupId: 1 }); // deletion of a group
