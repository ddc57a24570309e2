import {
  CommonErrors,
  MealPlanErrors,
  type Actor,
  type NewPlanEntry,
  type PageHead,
  type PlanChanges,
  type PlanChangesOut,
  type PlanEntry,
  type PlanEntryDraft,
  type PlanEntryPatch,
  type PlanEntryUpdate,
  type PlannedRecipe,
  type PlanQuery,
  type RecipeSummary,
} from '@larder/contracts';
import { definedFields, Directory, InjectConfig, Log, orThrowNotFound, slices } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { MealPlanConfig } from '../config.js';
import { dayIn, sortByMeal } from './day.js';
import { householdReader, type Tenant } from './household-reader.js';
import { NewPlanEntryRepository } from './new-plan-entry.repository.js';
import { changedEvent, createdEvent, deletedEvent } from './plan-entry-events.js';
import { PlanEntryRecipes } from './plan-entry-recipes.js';
import { draftOf, withRecipe, type PlanEntryWithoutRecipe } from './plan-entry.mapper.js';
import { PlanEntryRepository, type PlanEntryChange } from './plan-entry.repository.js';

/** Number of entries whose recipes are requested at once: the recipes of a whole plan may not fit into one message. */
const RECIPES_BATCH_SIZE = 500;

/** The plan of a household. Every member may change all of it (docs/api/meal-plans-and-shopping.md). */
@Injectable()
export class PlanEntryService {
  constructor(
    private readonly entries: PlanEntryRepository,
    private readonly newEntries: NewPlanEntryRepository,
    private readonly recipes: PlanEntryRecipes,
    private readonly directory: Directory,
    private readonly log: Log,
    @InjectConfig() private readonly config: MealPlanConfig,
  ) {}

  async list(actor: Actor, query: PlanQuery): Promise<{ head: PageHead; entries: AsyncIterable<PlanEntry> }> {
    const { head, entries } = await this.entries.list(actor, query);
    return { head, entries: this.streamWithRecipes(actor, entries) };
  }

  /** What is planned for the household's current day, breakfast first. */
  async listToday(actor: Actor): Promise<PlanEntry[]> {
    const entries = await this.entries.findByDate(actor, dayIn(this.config.TZ));
    return this.withRecipes(actor, sortByMeal(entries));
  }

  /** What a household plans for a day, `YYYY-MM-DD`, breakfast first; without a signed-in user. */
  async ofHousehold(tenant: Tenant, day: string): Promise<PlanEntry[]> {
    const entries = await this.entries.findByDate({ householdId: tenant.household.id }, day);
    const [first] = entries;
    return first?.userId ? this.withRecipes(householdReader(first.userId, tenant), sortByMeal(entries)) : [];
  }

  /** The recipes that all households plan for the day of a time, in the installation's time zone. */
  listPlannedRecipes(at: string): AsyncGenerator<PlannedRecipe> {
    return this.entries.streamRecipesByDate(dayIn(this.config.TZ, new Date(at)));
  }

  async read(actor: Actor, entryId: number): Promise<PlanEntry> {
    const entry = await this.find(actor, entryId);
    return withRecipe(entry, await this.recipes.findFor(actor, [entry]));
  }

  /** Plans an entry, once for each request id of the household. */
  async create(actor: Actor, { requestId, ...draft }: NewPlanEntry): Promise<PlanEntry> {
    const recipes = await this.recipesFor(actor, draft);
    const entry = await this.newEntries.insert(actor, { draft, requestId }, createdEvent(actor, recipes));
    this.log.info('plan entry created', { entryId: entry.id });
    // The entry of a repeated request may have got another recipe meanwhile.
    const isSame = entry.recipeId === (draft.recipeId ?? null);
    return withRecipe(entry, isSame ? recipes : await this.recipes.findFor(actor, [entry]));
  }

  async update(actor: Actor, entryId: number, { userId, ...draft }: PlanEntryUpdate): Promise<PlanEntry> {
    return this.store(actor, { entryId, draft, userId }, await this.find(actor, entryId));
  }

  /** Changes the given fields; an entry without a recipe needs a title. */
  async patch(actor: Actor, entryId: number, { userId, ...patch }: PlanEntryPatch): Promise<PlanEntry> {
    const before = await this.find(actor, entryId);
    const changes = definedFields(patch);
    return this.store(actor, { entryId, draft: changedDraft(before, changes), changes, userId }, before);
  }

  /** Copies an entry, to another day if given. */
  async copy(actor: Actor, entryId: number, date?: string): Promise<PlanEntry> {
    const draft = draftOf(await this.find(actor, entryId));
    return this.create(actor, { ...draft, ...(date !== undefined && { date }) });
  }

  /** Applies several changes with few commands; unknown entries are skipped. */
  async changeMany(actor: Actor, { create, update, delete: deletedIds }: PlanChanges): Promise<PlanChangesOut> {
    const existing = await this.entries.findMany(
      actor,
      update.map(({ id }) => id),
    );
    const changes = new Map(update.map(({ id, ...fields }) => [id, definedFields(fields)]));
    const drafts = existing.map((entry) => {
      const fields = changes.get(entry.id) ?? {};
      return { entryId: entry.id, draft: changedDraft(entry, fields), changes: fields };
    });
    const recipes = await this.recipes.findFor(actor, [...create, ...drafts.map(({ draft }) => draft)]);
    // Only the recipes of the request must exist: an entry whose recipe was deleted can still be moved.
    checkRecipes([...create, ...existing.flatMap(({ id }) => changes.get(id) ?? [])], recipes);
    const created = await this.newEntries.insertMany(actor, create, createdEvent(actor, recipes));
    await this.entries.updateMany(actor, drafts, changedEvent(actor));
    const deleted = await this.deleteAll(actor, await this.entries.findMany(actor, deletedIds));
    const updated = await this.entries.findMany(
      actor,
      drafts.map(({ entryId }) => entryId),
    );
    const join = (entries: PlanEntryWithoutRecipe[]) => entries.map((entry) => withRecipe(entry, recipes));
    return { created: join(created), updated: join(updated), deleted };
  }

  async delete(actor: Actor, entryId: number): Promise<PlanEntry> {
    const entry = await this.read(actor, entryId);
    const names = new Map([[entryId, nameOf(entry, entry.recipe)]]);
    if ((await this.entries.delete(actor, names, deletedEvent(actor))).length === 0) throw CommonErrors.notFound();
    this.log.info('plan entry deleted', { entryId });
    return entry;
  }

  private async store(
    actor: Actor,
    change: PlanEntryChange & Pick<PlanEntryUpdate, 'userId'>,
    before: PlanEntryWithoutRecipe,
  ): Promise<PlanEntry> {
    const { userId, draft } = change;
    if (userId && userId !== before.userId) await this.checkOwner(actor, userId);
    const recipes = await this.recipesFor(actor, draft);
    const entry = await this.entries.update(actor, change, changedEvent(actor));
    return withRecipe(orThrowNotFound(entry), recipes);
  }

  /** Moves entries to the trash under the names of their recipes; returns the numbers of those that existed. */
  private async deleteAll(actor: Actor, entries: PlanEntryWithoutRecipe[]): Promise<number[]> {
    const recipes = await this.recipes.findFor(actor, entries);
    const named = entries.map((entry) => [entry.id, nameOf(entry, recipes.get(entry.recipeId ?? ''))] as const);
    return this.entries.delete(actor, new Map(named), deletedEvent(actor));
  }

  private async find(actor: Actor, entryId: number): Promise<PlanEntryWithoutRecipe> {
    return orThrowNotFound(await this.entries.find(actor, entryId));
  }

  private async checkOwner(actor: Actor, userId: string): Promise<void> {
    if (!(await this.directory.isMember(actor, userId))) throw MealPlanErrors.ownerElsewhere(userId);
  }

  /** The recipe of a draft; throws unless it belongs to the caller's group. */
  private async recipesFor(actor: Actor, draft: PlanEntryDraft) {
    const recipes = await this.recipes.findFor(actor, [draft]);
    checkRecipes([draft], recipes);
    return recipes;
  }

  private async *streamWithRecipes(actor: Actor, entries: PlanEntryWithoutRecipe[]): AsyncGenerator<PlanEntry> {
    for (const some of slices(entries, RECIPES_BATCH_SIZE)) yield* await this.withRecipes(actor, some);
  }

  private async withRecipes(actor: Actor, entries: PlanEntryWithoutRecipe[]): Promise<PlanEntry[]> {
    const recipes = await this.recipes.findFor(actor, entries);
    return entries.map((entry) => withRecipe(entry, recipes));
  }
}

/** The draft of an entry after a change. Throws when it has neither a recipe nor a title. */
function changedDraft(entry: PlanEntryWithoutRecipe, changes: Partial<PlanEntryDraft>): PlanEntryDraft {
  const draft = { ...draftOf(entry), ...changes };
  if (!draft.recipeId && !draft.title) throw MealPlanErrors.nothingPlanned();
  return draft;
}

/** The title of an entry, or the name of its recipe. */
function nameOf({ title, text }: PlanEntryWithoutRecipe, recipe: RecipeSummary | null | undefined): string {
  return recipe?.name || title || text;
}

/** Throws unless the caller's group has all recipes of these drafts. */
function checkRecipes(drafts: readonly Partial<PlanEntryDraft>[], recipes: ReadonlyMap<string, RecipeSummary>): void {
  if (drafts.some(({ recipeId }) => recipeId && !recipes.has(recipeId))) throw MealPlanErrors.recipeNotFound();
}
