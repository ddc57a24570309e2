import type { InHousehold, Pairs, Times } from './base-records.js';

export interface DumpPlanEntry extends Times {
  kind: 'plan-entry';
  /** The id of the entry in the API. */
  number: number;
  groupId: string;
  householdId: string;
  userId: string;
  date: string;
  entryType: 'breakfast' | 'lunch' | 'dinner' | 'side';
  title: string;
  text: string;
  recipeId: string | null;
}

export interface DumpPlanRule extends InHousehold {
  kind: 'plan-rule';
  day: string;
  entryType: string;
  queryFilterString: string;
}

export interface DumpWebhook extends InHousehold {
  kind: 'webhook';
  enabled: boolean;
  name: string;
  url: string;
  /** A time of day in UTC, `HH:MM:SS`. */
  scheduledTime: string;
}

export interface DumpShoppingList extends InHousehold {
  kind: 'shopping-list';
  userId: string;
  name: string | null;
  extras: Pairs;
  labelPlaces: { labelId: string; position: number }[];
  recipeReferences: { id: string; recipeId: string; recipeQuantity: number }[];
  items: (Times & {
    id: string;
    checked: boolean;
    position: number;
    quantity: number;
    note: string;
    isFood: boolean;
    foodId: string | null;
    unitId: string | null;
    labelId: string | null;
    extras: Pairs;
    recipeReferences: {
      id: string;
      recipeId: string;
      recipeQuantity: number;
      recipeScale: number | null;
      recipeNote: string | null;
    }[];
  })[];
}
