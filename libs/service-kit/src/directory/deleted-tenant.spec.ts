import { deletedTenant } from './deleted-tenant.js';

type Event = Parameters<typeof deletedTenant>[0];

const event = (kind: Event['kind'], groupId: string | null) => ({ kind, id: 'id', groupId }) as Event;

it('is the deleted household within its group, or the deleted group', () => {
  expect(deletedTenant(event('household', 'group'))).toEqual({ groupId: 'group', householdId: 'id' });
  expect(deletedTenant(event('group', 'id'))).toEqual({ groupId: 'id' });
});

it('is none for a user, and for a household of an unknown group', () => {
  expect(deletedTenant(event('user', 'group'))).toBeNull();
  expect(deletedTenant(event('household', null))).toBeNull();
});
