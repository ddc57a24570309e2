import { z } from 'zod';
import { defineBroadcast } from '../../messaging/define-broadcast.js';
import { defineEvent } from '../../messaging/define-event.js';
import { defineMessage } from '../../messaging/define-message.js';
import { definePagedList, SearchQuery } from '../../paging/page.js';
import { Id } from '../../primitives/id.js';
import { Food, FoodDraft, Unit, UnitDraft } from './food.js';

const byId = z.object({ id: Id });

export const ListFoods = definePagedList({ subject: 'recipe.food.list', query: SearchQuery, item: Food });
export const ReadFood = defineMessage({ subject: 'recipe.food.read', request: byId, reply: Food, idempotent: true });
export const CreateFood = defineMessage({
  subject: 'recipe.food.create',
  request: z.object({ id: Id, food: FoodDraft }),
  reply: Food,
  idempotent: true,
});
export const UpdateFood = defineMessage({
  subject: 'recipe.food.update',
  request: z.object({ id: Id, food: FoodDraft }),
  reply: Food,
});
export const DeleteFood = defineMessage({ subject: 'recipe.food.delete', request: byId, reply: Food });
export const ListUnits = definePagedList({ subject: 'recipe.unit.list', query: SearchQuery, item: Unit });
export const ReadUnit = defineMessage({ subject: 'recipe.unit.read', request: byId, reply: Unit, idempotent: true });
export const CreateUnit = defineMessage({
  subject: 'recipe.unit.create',
  request: z.object({ id: Id, unit: UnitDraft }),
  reply: Unit,
  idempotent: true,
});
export const UpdateUnit = defineMessage({
  subject: 'recipe.unit.update',
  request: z.object({ id: Id, unit: UnitDraft }),
  reply: Unit,
});
export const DeleteUnit = defineMessage({ subject: 'recipe.unit.delete', request: byId, reply: Unit });

/** A food was deleted; ingredients with it keep its name in a note. */
export const FoodDeleted = defineEvent('food.deleted', z.object({ foodId: Id, name: z.string() }));
export const UnitDeleted = defineEvent('unit.deleted', z.object({ unitId: Id, name: z.string() }));
/** The foods, units or labels of the group have changed, so that cached recipes are outdated. */
export const CatalogueChanged = defineBroadcast('catalogue.changed', z.object({ groupId: Id }));
/** The group has new foods or units, so that cached names are incomplete. */
export const CatalogueExtended = defineBroadcast('catalogue.extended', z.object({ groupId: Id }));
