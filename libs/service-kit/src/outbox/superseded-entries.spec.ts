import { supersededEntries } from './superseded-entries.js';

const entries = (...subjects: string[]) =>
  subjects.map((subject, index) => ({ eventId: String(index), subject, json: '{}' }));
const idsOf = (entries: { eventId: string }[]) => entries.map(({ eventId }) => eventId);

describe('a document whose events cannot be published', () => {
  it('keeps them all while they are few', () => {
    expect(supersededEntries(entries('a', 'a', 'a'), 3)).toEqual([]);
  });

  it('drops the oldest that a later one repeats', () => {
    expect(idsOf(supersededEntries(entries('a', 'a', 'b', 'a'), 3))).toEqual(['0']);
    expect(idsOf(supersededEntries(entries('a', 'b', 'a', 'b', 'a'), 3))).toEqual(['0', '1']);
  });

  it('never drops the last of its kind', () => {
    expect(supersededEntries(entries('a', 'b', 'c', 'd'), 2)).toEqual([]);
  });
});
