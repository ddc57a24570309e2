import { supersededEntries } from './superseded-entries.js';

const entries = (...subjects: string[]) =>
  subjects.map((subject, index) => ({ eventId: String(index), subject, json: '{}' }));
const idsOf = (found: { eventId: string }[]) => found.map(({ eventId }) => eventId);

describe('a document that cannot tell its events', () => {
  it('keeps them all while they are few', () => {
    expect(supersededEntries(entries('a', 'a', 'a'), 3)).toEqual([]);
  });

  it('lets go of the oldest that a later one repeats', () => {
    expect(idsOf(supersededEntries(entries('a', 'a', 'b', 'a'), 3))).toEqual(['0']);
    expect(idsOf(supersededEntries(entries('a', 'b', 'a', 'b', 'a'), 3))).toEqual(['0', '1']);
  });

  it('never lets go of the last of its kind', () => {
    expect(supersededEntries(entries('a', 'b', 'c', 'd'), 2)).toEqual([]);
  });
});
