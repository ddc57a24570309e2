import { nanoid } from '@reduxjs/toolkit';
import { deviceUser } from '../offline/device-user.js';
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
  /** Who may read it; browsers may be shared. */
  userId?: string | undefined;
}

const stored = definePreference<readonly Notice[]>('notices', [], isNotices);

/** The unread notices of this device and all its users, oldest first. */
export const notices = {
  all: stored.get,
  subscribe: stored.subscribe,
  add: (notice: Omit<Notice, 'id' | 'userId'>): void =>
    stored.set([...stored.get(), { ...notice, id: nanoid(), userId: deviceUser.id() }]),
  /** The user has closed a notice, or used its action. */
  markRead: (id: string): void => stored.set(stored.get().filter((notice) => notice.id !== id)),
  /** Deletes the notices of the user. */
  clear: (): void => stored.set(stored.get().filter(({ userId }) => userId !== deviceUser.id())),
};

function isNotices(value: unknown): value is readonly Notice[] {
  return Array.isArray(value) && value.every((each) => typeof (each as Partial<Notice> | null)?.id === 'string');
}
