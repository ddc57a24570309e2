import {
  CheckRecipeFilter,
  ListRecipes,
  PlanRuleErrors,
  readPage,
  RecipeQuery,
  type Actor,
  type PlanEntry,
  type RandomEntry,
  type RuleDay,
} from '@larder/contracts';
import { Log, newId, ServiceClient } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { addDays, PlanEntryRepository, PlanEntryService } from '../plan-entries/index.js';
import { PlanRuleRepository } from './plan-rule.repository.js';

/** Recipes that are planned at most this many days before or after are avoided, if there are others. */
const NEARBY_DAYS = 7;
/** The names of days, indexed by `getUTCDay`. */
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

/** Plans a random recipe of the group that matches the household's rules. */
@Injectable()
export class RandomMealService {
  constructor(
    private readonly rules: PlanRuleRepository,
    private readonly plan: PlanEntryRepository,
    private readonly entries: PlanEntryService,
    private readonly services: ServiceClient,
    private readonly log: Log,
  ) {}

  async create(actor: Actor, { date, entryType }: RandomEntry): Promise<PlanEntry> {
    const filters = await this.rules.findFilters(actor, weekdayOf(date), entryType);
    const nearby = await this.plan.findPlannedRecipes(actor, addDays(date, -NEARBY_DAYS), addDays(date, NEARBY_DAYS));
    const recipeId = await this.pick(actor, await this.validFilters(actor, filters), avoidedRecipeIds(nearby, date));
    if (!recipeId) throw PlanRuleErrors.noRecipe();
    return this.entries.create(actor, { date, entryType, recipeId, title: '', text: '', servings: null, position: 0 });
  }

  /** A random recipe without those of the first set to avoid; if there is none, of the next set, and so on. */
  private async pick(actor: Actor, filters: string[], avoidedIds: readonly string[][]): Promise<string | undefined> {
    for (const ids of avoidedIds) {
      const recipe = await this.random(actor, ids.length > 0 ? [...filters, notIn(ids)] : filters);
      if (recipe) return recipe;
    }
    return undefined;
  }

  private async random(actor: Actor, filters: string[]): Promise<string | undefined> {
    const queryFilter = filters.map((filter) => `(${filter})`).join(' AND ');
    const query = RecipeQuery.parse({ perPage: 1, orderBy: 'random', paginationSeed: newId(), queryFilter });
    const { items } = await readPage(this.services.as(actor).stream(ListRecipes, query));
    return items[0]?.id;
  }

  /** Filters out invalid rules: a rule with a deleted attribute must not affect the others. */
  private async validFilters(actor: Actor, filters: string[]): Promise<string[]> {
    const client = this.services.as(actor);
    const isValid = await Promise.all(
      filters.map(async (queryFilter) => (await client.request(CheckRecipeFilter, { queryFilter })).valid),
    );
    const invalid = filters.filter((_, at) => !isValid[at]);
    if (invalid.length > 0) this.log.warn('rules with invalid filters skipped', { filters: invalid });
    return filters.filter((_, at) => isValid[at]);
  }
}

/** The sets of recipes to avoid, in order: those of all nearby days, those of the day, none; without duplicates. */
function avoidedRecipeIds(nearby: readonly { recipeId: string; date: string }[], date: string): string[][] {
  const ids = (planned: readonly { recipeId: string }[]) => [...new Set(planned.map(({ recipeId }) => recipeId))];
  const all = ids(nearby);
  const sameDay = ids(nearby.filter((entry) => entry.date === date));
  return [
    all,
    ...(sameDay.length > 0 && sameDay.length < all.length ? [sameDay] : []),
    ...(all.length > 0 ? [[]] : []),
  ];
}

function notIn(ids: readonly string[]): string {
  return `id NOT IN [${ids.map((id) => `"${id}"`).join(', ')}]`;
}

function weekdayOf(date: string): RuleDay {
  return WEEKDAYS[new Date(`${date}T00:00Z`).getUTCDay()] ?? 'unset';
}
