import {
  MealPlanErrors,
  type Actor,
  type Menu,
  type MenuDraft,
  type MenuPatch,
  type PageQuery,
  type PlanEntry,
} from '@larder/contracts';
import { orThrowNotFound } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { PlanEntryRecipes, PlanEntryService } from '../plan-entries/index.js';
import { MenuRepository } from './menu.repository.js';
import type { MenuDocument } from './menu.schema.js';

/** The menus of a household. Every member may change them. */
@Injectable()
export class MenuService {
  constructor(
    private readonly menus: MenuRepository,
    private readonly recipes: PlanEntryRecipes,
    private readonly entries: PlanEntryService,
  ) {}

  async list(actor: Actor, query: PageQuery) {
    const { head, documents } = await this.menus.list(actor, query);
    return { head, menus: documents.map(toMenu) };
  }

  async read(actor: Actor, id: string): Promise<Menu> {
    return toMenu(orThrowNotFound(await this.menus.find(actor, id)));
  }

  /** Creates a menu. The gateway generates the id, so a repeated request returns the existing menu. */
  async create(actor: Actor, id: string, draft: MenuDraft): Promise<Menu> {
    await this.checkRecipes(actor, draft.items);
    await this.menus.insert(actor, id, draft);
    return this.read(actor, id);
  }

  /** Changes a menu; absent fields are kept. */
  async update(actor: Actor, id: string, { name, items }: MenuPatch): Promise<Menu> {
    if (items) await this.checkRecipes(actor, items);
    const fields = { ...(name !== undefined && { name }), ...(items && { items }) };
    return toMenu(orThrowNotFound(await this.menus.update(actor, id, fields)));
  }

  async delete(actor: Actor, id: string): Promise<Menu> {
    return toMenu(orThrowNotFound(await this.menus.delete(actor, id)));
  }

  /** Plans the dishes of a menu, without recipes that were deleted meanwhile. */
  async plan(actor: Actor, id: string, date: string): Promise<PlanEntry[]> {
    const { items } = orThrowNotFound(await this.menus.find(actor, id));
    const recipes = await this.recipes.findFor(actor, items);
    const dishes = items.filter(({ recipeId, title }) => (recipeId ? recipes.has(recipeId) : title));
    const create = dishes.map((dish, position) => ({ ...dish, date, text: '', position }));
    const { created } = await this.entries.changeMany(actor, { create, update: [], delete: [] });
    return created;
  }

  private async checkRecipes(actor: Actor, items: MenuDraft['items']): Promise<void> {
    const recipes = await this.recipes.findFor(actor, items);
    if (items.some(({ recipeId }) => recipeId && !recipes.has(recipeId))) throw MealPlanErrors.recipeNotFound();
  }
}

function toMenu({ _id, groupId, householdId, name, items, createdAt, updatedAt }: MenuDocument): Menu {
  const dates = { createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
  return { id: _id, groupId, householdId, name, items, ...dates };
}
