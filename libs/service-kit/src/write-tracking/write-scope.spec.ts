import { isRemovalOfEvents, WHOLE_SITE, writeScope } from './write-scope.js';

const ana = { groupId: 'ours', householdId: 'home' };

describe('the scope of a write', () => {
  it.each<[string, object]>([
    ['an insertion', { insert: 'recipes', documents: [{ groupId: 'ours' }, { groupId: 'ours', name: 'Soup' }] }],
    [
      'an update',
      { update: 'recipes', updates: [{ q: { _id: '1', groupId: 'ours' }, u: { $set: { name: 'Soup' } } }] },
    ],
    ['an upsert', { update: 'foods', updates: [{ q: { groupId: 'ours' }, u: { $setOnInsert: { groupId: 'ours' } } }] }],
    ['a bulk write', { delete: 'recipes', deletes: { field: 'deletes', documents: [{ q: { groupId: 'ours' } }] } }],
    ['a deletion', { delete: 'recipes', deletes: [{ q: { groupId: 'ours', _id: { $in: ['1'] } }, limit: 0 }] }],
    ['a found document', { findAndModify: 'recipes', query: { groupId: 'ours' }, update: { $set: { name: 'Soup' } } }],
    ['a household of the actor', { update: 'lists', updates: [{ q: { householdId: 'home' }, u: { $set: { a: 1 } } }] }],
  ])('is the group that %s names', (_what, command) => {
    expect(writeScope(command, ana)).toBe('ours');
  });

  it.each<[string, object]>([
    ['several groups', { insert: 'recipes', documents: [{ groupId: 'ours' }, { groupId: 'theirs' }] }],
    ['a document by its id', { update: 'users', updates: [{ q: { _id: '1' }, u: { $set: { name: 'Ana' } } }] }],
    ['one document of many by its id', { delete: 'foods', deletes: [{ q: { groupId: 'ours' } }, { q: { _id: '1' } }] }],
    ['groups by a condition', { delete: 'foods', deletes: [{ q: { groupId: { $in: ['ours'] } } }] }],
    ['another household', { update: 'lists', updates: [{ q: { householdId: 'other' }, u: { $set: { a: 1 } } }] }],
    ['a move', { update: 'users', updates: [{ q: { groupId: 'ours' }, u: { $set: { groupId: 'theirs' } } }] }],
    [
      'a replacement',
      { update: 'users', updates: [{ q: { groupId: 'ours' }, u: { groupId: 'theirs', name: 'Ana' } }] },
    ],
    ['a pipeline', { update: 'users', updates: [{ q: { groupId: 'ours' }, u: [{ $set: { groupId: 'theirs' } }] }] }],
    ['a whole collection', { drop: 'recipes' }],
    ['nothing', { insert: 'recipes', documents: [] }],
  ])('is the whole site for %s', (_what, command) => {
    expect(writeScope(command, ana)).toBe(WHOLE_SITE);
  });

  it('is the whole site for a household without an actor', () => {
    expect(writeScope({ delete: 'lists', deletes: [{ q: { householdId: undefined } }] }, null)).toBe(WHOLE_SITE);
    expect(writeScope({ delete: 'lists', deletes: [{ q: { householdId: 'home' } }] }, null)).toBe(WHOLE_SITE);
  });
});

it.each<[boolean, object]>([
  [true, { update: 'recipes', updates: [{ q: { _id: '1' }, u: { $unset: { outbox: '', outboxSince: '' } } }] }],
  [true, { update: 'recipes', updates: [{ q: { _id: '1' }, u: { $pull: { outbox: { eventId: 'a' } } } }] }],
  [true, { delete: 'recipes', deletes: [{ q: { _id: '1', revision: { $exists: false } } }] }],
  [false, { update: 'recipes', updates: [{ q: { _id: '1' }, u: { $unset: { outbox: '', image: '' } } }] }],
  [false, { update: 'recipes', updates: [{ q: { _id: '1' }, u: { $push: { outbox: {} }, $set: { name: 'Soup' } } }] }],
  [false, { update: 'recipes', updates: [{ q: { _id: '1', revision: { $exists: false } }, u: { name: 'Soup' } }] }],
  [false, { update: 'recipes', updates: [{ q: { _id: '1' }, u: [] }] }],
  [false, { delete: 'recipes', deletes: [{ q: { _id: '1', revision: 2 } }] }],
  [false, { delete: 'recipes', deletes: [{ q: { _id: '1', revision: { $exists: true } } }] }],
  [false, { dropDatabase: 1 }],
])('it is %p that only published events are removed by %j', (expected, command) => {
  expect(isRemovalOfEvents(command)).toBe(expected);
});
