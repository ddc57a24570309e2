import type { LiveEventName } from '@larder/contracts';

/** Items of a list that changed together; the items themselves are read when the notice is sent. */
export interface ChangedItems {
  createdIds: string[];
  updatedIds: string[];
  deletedIds: string[];
}

/** A change that the browsers of a household, or of all households of a group, follow. */
export interface LiveNotice {
  /** The position of its event in the stream of events: the `id` of the server-sent event. */
  sequence: number;
  event: LiveEventName;
  groupId: string;
  /** Null when it concerns all households of the group. */
  householdId: string | null;
  /** The data that is sent, without the items of a list. */
  data: Record<string, unknown>;
  /** Only for changed items of a list. */
  items?: ChangedItems;
}

/** The receivers of a notice. */
export interface Audience {
  groupId: string;
  householdId: string;
}

/** Whether a notice concerns the household. */
export function isRelevantTo({ groupId, householdId }: LiveNotice, audience: Audience): boolean {
  return groupId === audience.groupId && (householdId === null || householdId === audience.householdId);
}
