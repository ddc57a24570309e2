/** A UUID that differs by one digit. */
export const uuid = (digit: number) => `c0ffee00-0000-4000-8000-00000000000${digit}`;

/** The envelope of an event of a household. */
export const envelope = {
  eventId: uuid(9),
  occurredAt: '2025-03-14T16:30:02.115Z',
  groupId: uuid(1),
  householdId: uuid(2),
  userId: null,
  integrationId: 'kitchen-hub',
  locale: 'en-US',
};
