import { randomBytes } from 'node:crypto';
import { CommonErrors, type Actor, type RecipeSummary } from '@larder/contracts';
import { mealName } from '@larder/locales';
import { Directory, InjectConfig } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { MealPlanConfig } from '../config.js';
import {
  addDays,
  dayIn,
  householdReader,
  PlanEntryRecipes,
  PlanEntryRepository,
  type PlanEntryDocument,
} from '../plan-entries/index.js';
import { CalendarRepository } from './calendar.repository.js';
import { calendarText, type CalendarEntry } from './calendar-text.js';

const TOKEN_BYTES = 32;
/** The days that a calendar contains, before and after today. */
const DAYS_BACK = 60;
const DAYS_AHEAD = 365;

/** What the texts and links of events depend on. */
interface EventContext {
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
    private readonly recipes: PlanEntryRecipes,
    private readonly directory: Directory,
    @InjectConfig() private readonly config: MealPlanConfig,
  ) {}

  /** The token of the household's address; null when it has none. */
  async readToken(actor: Actor): Promise<string | null> {
    return (await this.calendars.find(actor))?.token ?? null;
  }

  /** Creates a new address; the previous one is no longer served. */
  async renew(actor: Actor): Promise<string> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    await this.calendars.save(actor, token);
    return token;
  }

  /** Deletes the address. */
  revoke(actor: Actor): Promise<void> {
    return this.calendars.delete(actor);
  }

  /** The plan of the household with this token; throws for an unknown token. */
  async read(token: string, baseUrl: string): Promise<string> {
    const calendar = await this.calendars.findByToken(token);
    const household = calendar && (await this.directory.household(calendar._id));
    const group = calendar && (await this.directory.group(calendar.groupId));
    if (!calendar || !household || !group) throw CommonErrors.notFound();
    const today = dayIn(this.config.TZ);
    const [from, to] = [addDays(today, -DAYS_BACK), addDays(today, DAYS_AHEAD)];
    const entries = await this.entries.findForCalendar(household.id, from, to);
    const context = { baseUrl, groupSlug: group.slug, locale: calendar.locale };
    const reader = householdReader(entries[0]?.userId ?? '', { group, household });
    const recipes = await this.recipes.findFor(reader, entries);
    return calendarText(
      household.name,
      household.id,
      entries.map((entry) => toEntry(entry, recipes, context)),
    );
  }
}

function toEntry(
  entry: PlanEntryDocument,
  recipes: ReadonlyMap<string, RecipeSummary>,
  { baseUrl, groupSlug, locale }: EventContext,
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
