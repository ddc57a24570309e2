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
import { PlanEntryRepository, PlanEntryService } from '../plan-entries/index.js';
import { PlanRuleRepository } from './plan-rule.repository.js';

/** Recipes that are planned at most this many days before or after are avoided, if there are others. */
const NEARBY_DAYS = 7;
const DAY_MS = 86_400_000;
/** The names of days, indexed by `getUTCDay`. */
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

/** Plans a random recipe of the group that matches the household's rules. */
@Injectable()
export class RandomMealService {
  constructor(
    private readonly rules: PlanRuleRepository,
    private readonly planned: PlanEntryRepository,
    private readonly entries: PlanEntryService,
    private readonly services: ServiceClient,
    private readonly log: Log,
  ) {}

  async create(actor: Actor, { date, entryType }: RandomEntry): Promise<PlanEntry> {
    const filters = await this.rules.filtersFor(actor, weekdayOf(date), entryType);
    const nearby = await this.planned.findPlanned(actor, shifted(date, -NEARBY_DAYS), shifted(date, NEARBY_DAYS));
    const recipeId = await this.pick(actor, await this.usable(actor, filters), excludedRecipeIds(nearby, date));
    if (!recipeId) throw PlanRuleErrors.noRecipe();
    const nothing = { title: '', text: '', servings: null, position: 0 };
    return this.entries.create(actor, { date, entryType, recipeId, ...nothing });
  }

  /** Picks a recipe while avoiding the planned ones of the nearby days, then only those of the day, then none. */
  private async pick(actor: Actor, filters: string[], avoid: readonly string[][]): Promise<string | undefined> {
    for (const ids of avoid) {
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
  private async usable(actor: Actor, filters: string[]): Promise<string[]> {
    const client = this.services.as(actor);
    const checked = await Promise.all(
      filters.map(async (queryFilter) => (await client.request(CheckRecipeFilter, { queryFilter })).valid),
    );
    const broken = filters.filter((_, at) => !checked[at]);
    if (broken.length > 0) this.log.warn('rules with invalid filters skipped', { broken });
    return filters.filter((_, at) => checked[at]);
  }
}

/** The sets of recipes to avoid, largest first, without duplicates. */
function excludedRecipeIds(nearby: readonly { recipeId: string; date: string }[], date: string): string[][] {
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

function shifted(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}
