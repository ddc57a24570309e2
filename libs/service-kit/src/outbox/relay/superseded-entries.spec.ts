import { supersededEntries } from './superseded-entries.js';

const entries = (...subjects: string[]) =>
  subjects.map((subject, index) => ({ eventId: String(index), subject, json: '{}' }));
const idsOf = (entries: { eventId: string }[]) => entries.map(({ eventId }) => eventId);

describe('a document whose events cannot be published', () => {
  it('keeps all events below the limit', () => {
    expect(supersededEntries(entries('a', 'a', 'a'), 3)).toEqual([]);
  });

  it('drops the oldest ones that a later event repeats', () => {
    expect(idsOf(supersededEntries(entries('a', 'a', 'b', 'a'), 3))).toEqual(['0']);
    expect(idsOf(supersededEntries(entries('a', 'b', 'a', 'b', 'a'), 3))).toEqual(['0', '1']);
  });

  it('keeps the last event of each kind', () => {
    expect(supersededEntries(entries('a', 'b', 'c', 'd'), 2)).toEqual([]);
  });
});
