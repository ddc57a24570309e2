import type {
  Food,
  FoodDraft as WholeFoodDraft,
  Label,
  Unit,
  UnitDraft as WholeUnitDraft,
} from '@larder/contracts/recipe/catalogue/food';
import type { Organizer, Tool } from '@larder/contracts/recipe/catalogue/organizer';

export type { Food, Label, Unit, Organizer, Tool };

/** The body of a food to create or update; absent fields get their default. */
export type FoodDraft = Partial<Omit<WholeFoodDraft, 'id'>> & { name: string };
/** The body of a unit to create or update. */
export type UnitDraft = Partial<Omit<WholeUnitDraft, 'id'>> & { name: string };
/** The body of a label to create or update; `color` is `#rrggbb`. */
export interface LabelDraft {
  name: string;
  color?: string;
}

/** A recipe action of the household. */
export interface RecipeAction {
  id: string;
  actionType: 'link' | 'post';
  title: string;
  url: string;
}

/** The record type of each kind. */
export interface CatalogueRecords {
  foods: Food;
  units: Unit;
  labels: Label;
  categories: Organizer;
  tags: Organizer;
  tools: Tool;
  'recipe-actions': RecipeAction;
}

/** The input for a record of a kind. */
export interface CatalogueDrafts {
  foods: FoodDraft;
  units: UnitDraft;
  labels: LabelDraft;
  categories: { name: string };
  tags: { name: string };
  tools: { name: string; onHand?: boolean };
  'recipe-actions': Omit<RecipeAction, 'id'>;
}

export type CatalogueKind = keyof CatalogueRecords;

/** The path of a kind below `/api/`. */
export const CATALOGUE_PATHS: Record<CatalogueKind, string> = {
  foods: 'foods',
  units: 'units',
  labels: 'groups/labels',
  categories: 'organizers/categories',
  tags: 'organizers/tags',
  tools: 'organizers/tools',
  'recipe-actions': 'households/recipe-actions',
};

/** The display name of a record: its name, or the title of an action. */
export function nameOf(record: CatalogueRecords[CatalogueKind]): string {
  return 'title' in record ? record.title : record.name;
}
