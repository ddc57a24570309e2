import { MealType, type Menu } from '@larder/contracts';
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

const ItemSchema = new Schema<Menu['items'][number]>(
  {
    recipeId: { type: String, default: null },
    title: { type: String, default: '' },
    entryType: { type: String, enum: MealType.options, required: true },
    servings: { type: Number, default: null },
  },
  { _id: false },
);

export const MenuSchema = recordSchema<MenuDocument>({
  groupId: { type: String, required: true },
  householdId: { type: String, required: true },
  name: { type: String, required: true },
  items: { type: Schema.Types.Mixed, default: [], shape: { listOf: ItemSchema } },
});

MenuSchema.index({ householdId: 1, createdAt: 1, _id: 1 }); // the overview
MenuSchema.index({ groupId: 1 }); // deletion of a group
