import { successorOf, type Candidate } from './successor.js';

describe('the successor of a deleted user', () => {
  const user = { id: 'ana', householdId: 'home' };
  const aCandidate = (id: string, householdId: string, flags: Partial<Candidate> = {}): Candidate => ({
    id,
    householdId,
    admin: false,
    canManageHousehold: false,
    ...flags,
  });

  it.each([
    [
      'a member who manages the household',
      [aCandidate('bo', 'home'), aCandidate('cy', 'home', { canManageHousehold: true })],
      'cy',
    ],
    [
      'its oldest member',
      [aCandidate('ana', 'home'), aCandidate('bo', 'home'), aCandidate('root', 'other', { admin: true })],
      'bo',
    ],
    [
      'the acting administrator',
      [aCandidate('dee', 'other', { admin: true }), aCandidate('root', 'other', { admin: true })],
      'root',
    ],
    ['an administrator of the group', [aCandidate('bo', 'other'), aCandidate('dee', 'other', { admin: true })], 'dee'],
    ["the group's oldest member", [aCandidate('bo', 'other'), aCandidate('cy', 'third')], 'bo'],
    ['no user', [aCandidate('ana', 'home')], null],
  ])('is %s', (_who, members, expected) => {
    expect(successorOf({ user, members, actingId: 'root' })).toBe(expected);
  });
});
