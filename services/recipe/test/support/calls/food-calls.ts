import {
  CreateFood,
  CreateUnit,
  ListFoods,
  ListUnits,
  readPage,
  UpdateFood,
  UpdateUnit,
  type Actor,
  type RequestInputOf,
} from '@larder/contracts';
import { newId } from '@larder/service-kit';
import type { TestRecipes } from '../start-recipes.js';

type FoodInput = Partial<RequestInputOf<typeof CreateFood>['food']> & { name: string };
type UnitInput = Partial<RequestInputOf<typeof CreateUnit>['unit']> & { name: string };

/** Requests on foods and units. */
export function foodCalls(recipes: () => TestRecipes) {
  return {
    food: (actor: Actor, draft: FoodInput, id = newId()) =>
      recipes()
        .as(actor)
        .request(CreateFood, { id, food: { extras: null, ...draft } }),
    replaceFood: (actor: Actor, id: string, draft: FoodInput) =>
      recipes()
        .as(actor)
        .request(UpdateFood, { id, food: { extras: null, ...draft } }),
    /** The names of the foods on a page. */
    foods: async (actor: Actor, query: object = {}) =>
      (await readPage(recipes().as(actor).stream(ListFoods, query))).items.map(({ name }) => name),
    unit: (actor: Actor, draft: UnitInput, id = newId()) =>
      recipes()
        .as(actor)
        .request(CreateUnit, { id, unit: { extras: null, ...draft } }),
    replaceUnit: (actor: Actor, id: string, draft: UnitInput) =>
      recipes()
        .as(actor)
        .request(UpdateUnit, { id, unit: { extras: null, ...draft } }),
    /** The names of the units on a page. */
    units: async (actor: Actor, query: object = {}) =>
      (await readPage(recipes().as(actor).stream(ListUnits, query))).items.map(({ name }) => name),
  };
}
