import {
  CommonErrors,
  MealPlanErrors,
  PlanEntryDeleted,
  PlanEntrySaved,
  type Actor,
  type PageHead,
  type PlanEntry,
  type PlanEntryDraft,
  type PlannedRecipe,
  type PlanQuery,
} from '@larder/contracts';
import { announce, InjectConfig, Log } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { MealPlanConfig } from '../config.js';
import { PlanEntryRecipes } from './plan-entry-recipes.js';
import { dayIn, sortByMeal } from './day.js';
import { withRecipe, type PlanEntryWithoutRecipe } from './plan-entry.mapper.js';
import { PlanEntryRepository } from './plan-entry.repository.js';

/** Entries whose recipes are requested at once: a whole plan may name more than one message can carry. */
const RECIPES_BATCH_SIZE = 500;

/** The plan of a household. Every member may do everything with it (docs/api/meal-plans-and-shopping.md). */
@Injectable()
export class PlanEntryService {
  constructor(
    private readonly entries: PlanEntryRepository,
    private readonly recipes: PlanEntryRecipes,
    private readonly log: Log,
    @InjectConfig() private readonly config: MealPlanConfig,
  ) {}

  async page(actor: Actor, query: PlanQuery): Promise<{ head: PageHead; entries: AsyncIterable<PlanEntry> }> {
    const { head, entries } = await this.entries.page(actor, query);
    return { head, entries: this.joined(actor, entries) };
  }

  /** What is planned for the household's current day, breakfast first. */
  async today(actor: Actor): Promise<PlanEntry[]> {
    const entries = await this.entries.findByDate(actor, dayIn(this.config.TZ));
    return this.join(actor, sortByMeal(entries));
  }

  /** The recipes that all households plan for the day of a moment. */
  plannedRecipes(at: string): AsyncGenerator<PlannedRecipe> {
    return this.entries.streamRecipesByDate(dayIn(this.config.TZ, new Date(at)));
  }

  async read(actor: Actor, entryId: number): Promise<PlanEntry> {
    return this.joinOne(actor, await this.find(actor, entryId));
  }

  async create(actor: Actor, draft: PlanEntryDraft): Promise<PlanEntry> {
    const recipes = await this.recipesFor(actor, draft);
    const entry = await this.entries.insert(actor, draft, (entryId) => [
      announce(PlanEntrySaved, { entryId, date: draft.date, isNew: true }, { actor }),
    ]);
    this.log.info('plan entry created', { entryId: entry.id });
    return withRecipe(entry, recipes);
  }

  async update(actor: Actor, entryId: number, draft: PlanEntryDraft): Promise<PlanEntry> {
    await this.find(actor, entryId);
    const recipes = await this.recipesFor(actor, draft);
    const event = announce(PlanEntrySaved, { entryId, date: draft.date }, { actor });
    const entry = await this.entries.update(actor, { entryId, draft }, [event]);
    if (!entry) throw CommonErrors.notFound();
    return withRecipe(entry, recipes);
  }

  async delete(actor: Actor, entryId: number): Promise<PlanEntry> {
    const entry = await this.read(actor, entryId);
    const event = announce(PlanEntryDeleted, { entryId }, { actor });
    if (!(await this.entries.delete(actor, entryId, [event]))) throw CommonErrors.notFound();
    this.log.info('plan entry deleted', { entryId });
    return entry;
  }

  private async find(actor: Actor, entryId: number): Promise<PlanEntryWithoutRecipe> {
    const entry = await this.entries.find(actor, entryId);
    if (!entry) throw CommonErrors.notFound();
    return entry;
  }

  /** The recipe a draft names, which must be one of the caller's group. */
  private async recipesFor(actor: Actor, { recipeId = null }: Pick<PlanEntryDraft, 'recipeId'>) {
    const recipes = await this.recipes.findFor(actor, [{ recipeId }]);
    if (recipeId && !recipes.has(recipeId)) throw MealPlanErrors.recipeNotFound();
    return recipes;
  }

  private async *joined(actor: Actor, entries: PlanEntryWithoutRecipe[]): AsyncGenerator<PlanEntry> {
    for (let start = 0; start < entries.length; start += RECIPES_BATCH_SIZE) {
      yield* await this.join(actor, entries.slice(start, start + RECIPES_BATCH_SIZE));
    }
  }

  private async join(actor: Actor, entries: PlanEntryWithoutRecipe[]): Promise<PlanEntry[]> {
    const recipes = await this.recipes.findFor(actor, entries);
    return entries.map((entry) => withRecipe(entry, recipes));
  }

  private async joinOne(actor: Actor, entry: PlanEntryWithoutRecipe): Promise<PlanEntry> {
    return withRecipe(entry, await this.recipes.findFor(actor, [entry]));
  }
}
