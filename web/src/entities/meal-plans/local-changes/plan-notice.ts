import { directionOf, languageTag } from '@larder/locales/languages/locales';
import { utcDateOf } from '../../../shared/dates/calendar-days.js';
import { i18n } from '../../../shared/i18n/i18n.js';
import { isolateValues } from '../../../shared/text/isolate-values.js';
import { notices } from '../../../shared/toasts/notices.js';
import { nameOfEntry, type PlanEntry } from '../plan-entries.js';
import { withUpdate, type PendingPlanChange } from './plan-change.js';

/** The kind of the notice that another device changed a planned meal. */
export const PLAN_NOTICE = 'changed-plan-entry';

/** The change that the user can apply again; a deleted entry is restored before. */
export interface PlanAgain {
  change: Update;
  /** As the other device changed it; null when it was deleted. */
  current: PlanEntry | null;
}

const DAY = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC', calendar: 'gregory' } as const;

type Update = Extract<PendingPlanChange, { kind: 'update' }>;

/** Reports that a change was not applied, since another device has changed or deleted the entry. */
export function noticeOfConflict(change: Update, current: PlanEntry | null): void {
  const mine = withUpdate(change.entry, change);
  const payload = { change, current } satisfies PlanAgain;
  if (!current) {
    const values = { name: nameOfEntry(mine) };
    notices.add({ kind: PLAN_NOTICE, key: 'meal-plan.deleted', values, labelKey: 'general.undo', payload });
    return;
  }
  const values = { mine: describeEntry(mine), theirs: describeEntry(current) };
  const key = 'shopping-list.renamed-elsewhere';
  notices.add({ kind: PLAN_NOTICE, key, values, labelKey: 'shopping-list.use-mine', payload });
}

/** Never at the beginning of a line. */
const SEPARATOR = '\u00A0· ';

/** An entry in words: name, day, meal, and what else may differ. */
function describeEntry(entry: PlanEntry): string {
  const { date, entryType, servings, text } = entry;
  const day = new Intl.DateTimeFormat(languageTag(i18n.language), DAY).format(utcDateOf(date));
  const parts = [isolated(nameOfEntry(entry)), day, i18n.t(`recipe.meal-${entryType}`)];
  if (servings !== null) parts.push(i18n.t('meal-plan.servings', { count: servings }));
  return [...parts, isolated(text)].filter(Boolean).join(SEPARATOR);
}

/** What a user typed, with its own writing direction: a Latin name would turn the whole description around. */
const isolated = (text: string) => text && isolateValues({ text }, directionOf(i18n.language)).text;
