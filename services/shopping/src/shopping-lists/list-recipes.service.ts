import {
  AppError,
  CommonErrors,
  MAX_ITEM_NOTE,
  ReadRecipe,
  truncate,
  type Actor,
  type IngredientDraft,
  type Json,
  type Recipe,
  type ShoppingRecipeAddition,
} from '@larder/contracts';
import { ServiceClient } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { ItemCatalogue, ListWriter, type Catalogue } from '../items/index.js';
import { addRecipe, removeRecipe, type IngredientLine } from '../list-rules/index.js';
import { ShoppingListRepository } from '../list-store/index.js';
import { ListPresenter } from './list-presenter.js';

type Ingredient = Pick<IngredientDraft, 'quantity' | 'note'> & {
  food?: { id?: string | null | undefined; name?: string | null | undefined } | null | undefined;
  unit?: { id?: string | null | undefined; name?: string | null | undefined } | null | undefined;
};

/** Recipes on lists. */
@Injectable()
export class ListRecipesService {
  constructor(
    private readonly services: ServiceClient,
    private readonly lists: ShoppingListRepository,
    private readonly writer: ListWriter,
    private readonly catalogue: ItemCatalogue,
    private readonly presenter: ListPresenter,
  ) {}

  /** Adds a recipe to a list: the selected ingredients, else all. */
  async add(actor: Actor, id: string, recipeId: string, addition: ShoppingRecipeAddition): Promise<Json> {
    const recipe = await this.readRecipe(actor, recipeId);
    const ingredients: Ingredient[] = addition.recipeIngredients ?? recipe.recipeIngredient;
    const catalogue = await this.catalogue.read(actor, {
      foodIds: ingredients.map(({ food }) => food?.id),
      unitIds: ingredients.map(({ unit }) => unit?.id),
      allUnits: true,
    });
    const lines = ingredients.flatMap((each) => lineOf(each, catalogue));
    const times = addition.recipeIncrementQuantity;
    const units = await this.catalogue.convertibleUnits(actor, catalogue);
    const { list } = await this.writer.change(actor, id, {
      units,
      apply: (editor) => addRecipe(editor, { recipeId: recipe.id, times, lines }),
    });
    return this.presenter.toText(actor, list, catalogue);
  }

  /** Removes a recipe from a list; does nothing if it is not on the list. */
  async remove(actor: Actor, id: string, recipeId: string, times: number): Promise<Json> {
    const before = await this.lists.find(actor, id);
    if (!before?.recipeReferences.some((each) => each.recipeId === recipeId)) await this.recipeFor(actor, id, recipeId);
    const { list } = await this.writer.change(actor, id, { apply: (editor) => removeRecipe(editor, recipeId, times) });
    return this.presenter.toText(actor, list);
  }

  /** An unknown recipe has the same error as an unknown list. */
  private async readRecipe(actor: Actor, recipeId: string) {
    try {
      return await this.services.as(actor).request(ReadRecipe, { slugOrId: recipeId });
    } catch (error) {
      if (error instanceof AppError && error.kind === 'not-found') throw CommonErrors.notFound();
      throw error;
    }
  }

  /** A recipe of the group for a list of the household; throws when either does not exist. */
  private async recipeFor(actor: Actor, listId: string, recipeId: string): Promise<Recipe> {
    if (!(await this.lists.hasAll(actor, [listId]))) throw CommonErrors.notFound();
    return this.readRecipe(actor, recipeId);
  }
}

/** A line to buy; names that the group does not have are added to the note, headings are skipped. */
function lineOf({ quantity, food, unit, note }: Ingredient, { foods, units }: Catalogue): IngredientLine[] {
  const knownFood = foods.get(food?.id ?? '');
  const knownUnit = units.get(unit?.id ?? '');
  const names = [knownUnit ? '' : unit?.name, knownFood ? '' : food?.name, note];
  const text = names
    .map((name) => name?.trim())
    .filter(Boolean)
    .join(' ');
  if (!knownFood && !text && !quantity) return [];
  return [
    {
      quantity: quantity ?? 0,
      foodId: knownFood?.id ?? null,
      unitId: knownUnit?.id ?? null,
      labelId: knownFood?.labelId ?? null,
      note: truncate(text, MAX_ITEM_NOTE),
    },
  ];
}
