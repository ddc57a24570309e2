import type { ServerTask } from '@larder/contracts/admin/server-task';
import type { TFunction } from 'i18next';
import { durationText } from '../../../entities/timers/duration-text.js';
import { dateText } from '../../../shared/dates/date-text.js';

/** The name of a schedule; its id when there is no text for it, as for one of a newer service. */
export function scheduleName(t: TFunction, id: string): string {
  return t(`background-tasks.schedule-${id}`, { defaultValue: id });
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
  return moment ? dateText(moment, language, { dateStyle: 'short', timeStyle: 'short' }) : '';
}
