import { nanoid } from '@reduxjs/toolkit';
import { definePreference } from '../hooks/preference.js';

/** A message that is kept on the device until the user has read it, with an action of a kind that `useNotices` runs. */
export interface Notice {
  id: string;
  kind: string;
  key: string;
  values: Record<string, string | number>;
  labelKey: string;
  /** Describes the action. */
  payload: unknown;
}

const stored = definePreference<readonly Notice[]>('notices', [], isNotices);

/** The unread notices of this device, oldest first. */
export const notices = {
  all: stored.get,
  subscribe: stored.subscribe,
  add: (notice: Omit<Notice, 'id'>): void => stored.set([...stored.get(), { ...notice, id: nanoid() }]),
  /** The user has closed a notice, or used its action. */
  markRead: (id: string): void => stored.set(stored.get().filter((notice) => notice.id !== id)),
  clear: (): void => stored.set([]),
};

function isNotices(value: unknown): value is readonly Notice[] {
  return Array.isArray(value) && value.every((each) => typeof (each as Partial<Notice> | null)?.id === 'string');
}
