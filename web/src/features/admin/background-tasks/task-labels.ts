import type { ServerTask } from '@larder/contracts/admin/server-task';
import type { TFunction } from 'i18next';
import { durationText } from '../../../entities/timers/duration-text.js';

/** Schedules with a name; others are shown by their id. */
const SCHEDULES = [
  'backup',
  'drop-replaced-data',
  'exports-purge',
  'meal-plan-timeline',
  'purge-deleted-recipes',
  'purge-recipe-versions',
  'purge-share-tokens',
  'report-sweep',
  'storage-sums',
  'temp-sweep',
  'trim-checked-items',
  'unlock-accounts',
  'webhooks-fire',
] as const;

/** The name of a schedule. */
export function scheduleName(t: TFunction, id: string): string {
  const schedule = SCHEDULES.find((each) => each === id);
  return schedule ? t(`background-tasks.schedule-${schedule}`) : id;
}

/** The name of a task; tasks without a translation have the name that their service gave them. */
export function taskName(t: TFunction, { kind, name }: Pick<ServerTask, 'kind' | 'name'>): string {
  if (kind === 'scheduled') return scheduleName(t, name);
  return kind === 'other' ? name : t(`background-tasks.kind-${kind}`);
}

type Times = Pick<ServerTask, 'startedAt' | 'completedDate'>;

/** The duration of the latest attempt so far: "2 min 5 sec"; empty before it started. */
export function elapsedText({ startedAt, completedDate }: Times, now: Date, language: string): string {
  if (!startedAt) return '';
  const spentMs = (completedDate ? Date.parse(completedDate) : now.getTime()) - Date.parse(startedAt);
  return durationText(Math.max(1, Math.round(spentMs / 1000)), language);
}

/** A point in time, short. */
export function dateTimeText(moment: string | null, language: string): string {
  return moment ? new Date(moment).toLocaleString(language, { dateStyle: 'short', timeStyle: 'short' }) : '';
}
