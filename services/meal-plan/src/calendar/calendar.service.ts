import { randomBytes } from 'node:crypto';
import { CommonErrors, ReadRecipeSummaries, type Actor, type RecipeSummary } from '@larder/contracts';
import { mealName } from '@larder/locales';
import { Directory, InjectConfig, ServiceClient } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { MealPlanConfig } from '../config.js';
import {
  dayIn,
  householdReader,
  PlanEntryRepository,
  type PlanEntryDocument,
  type Tenant,
} from '../plan-entries/index.js';
import { CalendarRepository } from './calendar.repository.js';
import { calendarText, type CalendarEntry } from './calendar-text.js';

const TOKEN_BYTES = 32;
const DAY_MS = 86_400_000;
/** The days that a calendar contains, before and after today. */
const DAYS_BACK = 60;
const DAYS_AHEAD = 365;
const BATCH = 1_000;

interface Place {
  baseUrl: string;
  groupSlug: string;
  locale: string;
}

/** The calendar that a household subscribes to, under a secret address. */
@Injectable()
export class CalendarService {
  constructor(
    private readonly calendars: CalendarRepository,
    private readonly entries: PlanEntryRepository,
    private readonly directory: Directory,
    private readonly services: ServiceClient,
    @InjectConfig() private readonly config: MealPlanConfig,
  ) {}

  async token(actor: Actor): Promise<string | null> {
    return (await this.calendars.find(actor))?.token ?? null;
  }

  /** Creates a new address; the previous one is no longer served. */
  async renew(actor: Actor): Promise<string> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    await this.calendars.save(actor, token);
    return token;
  }

  revoke(actor: Actor): Promise<void> {
    return this.calendars.delete(actor);
  }

  /** The plan of the household with this token; throws for an unknown token. */
  async read(token: string, baseUrl: string): Promise<string> {
    const calendar = await this.calendars.findByToken(token);
    const household = calendar && (await this.directory.household(calendar._id));
    const group = calendar && (await this.directory.group(calendar.groupId));
    if (!calendar || !household || !group) throw CommonErrors.notFound();
    const today = Date.parse(`${dayIn(this.config.TZ)}T00:00Z`);
    const [from, to] = [dayAt(today - DAYS_BACK * DAY_MS), dayAt(today + DAYS_AHEAD * DAY_MS)];
    const entries = await this.entries.findForCalendar(household.id, from, to);
    const place = { baseUrl, groupSlug: group.slug, locale: calendar.locale };
    const recipes = await this.recipesOf(entries, { group, household });
    return calendarText(
      household.name,
      household.id,
      entries.map((entry) => toEntry(entry, recipes, place)),
    );
  }

  private async recipesOf(entries: readonly PlanEntryDocument[], tenant: Tenant): Promise<Map<string, RecipeSummary>> {
    const ids = [...new Set(entries.flatMap(({ recipeId }) => recipeId ?? []))];
    const [first] = entries;
    const recipes = new Map<string, RecipeSummary>();
    if (!first) return recipes;
    const reader = this.services.as(householdReader(first.userId, tenant));
    for (let start = 0; start < ids.length; start += BATCH) {
      for (const recipe of await reader.request(ReadRecipeSummaries, { ids: ids.slice(start, start + BATCH) }))
        recipes.set(recipe.id, recipe);
    }
    return recipes;
  }
}

function toEntry(
  entry: PlanEntryDocument,
  recipes: ReadonlyMap<string, RecipeSummary>,
  { baseUrl, groupSlug, locale }: Place,
): CalendarEntry {
  const recipe = recipes.get(entry.recipeId ?? '');
  const name = recipe?.name ?? entry.title;
  const { entryId, date, createdAt, updatedAt, revision } = entry;
  return {
    entryId,
    date,
    createdAt,
    updatedAt,
    sequence: revision,
    summary: `${mealName(locale, entry.entryType)}: ${name}`,
    description: entry.text,
    url: recipe ? `${baseUrl}/g/${groupSlug}/r/${recipe.slug}` : null,
  };
}

function dayAt(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
