import { publishedOperations } from './published-operations.js';

const [a, b] = ['a', 'b'].map((eventId) => ({ eventId, subject: 'pot.stirred', json: '{}' })) as [never, never];

describe('removing published events from a document', () => {
  it('empties the outbox when nothing was added, and changes nothing else', () => {
    const { all, pull } = publishedOperations({ _id: '1', outbox: [a, b], isTombstone: false }, [a, b]);

    expect(all).toMatchObject({
      updateOne: { filter: { outbox: { $size: 2 } }, update: { $unset: { outbox: '', outboxSince: '' } } },
    });
    expect(pull).toMatchObject({ updateOne: { update: { $pull: { outbox: { eventId: { $in: ['a', 'b'] } } } } } });
  });

  it('keeps unpublished events', () => {
    const operations = publishedOperations({ _id: '1', outbox: [a, b], isTombstone: false }, [a]);

    expect(operations.all).toBeUndefined();
    expect(operations.pull).toMatchObject({
      updateOne: { update: { $pull: { outbox: { eventId: { $in: ['a'] } } } } },
    });
  });

  it('removes a tombstone without unpublished events, and never an existing document', () => {
    const { all: remove } = publishedOperations({ _id: '1', outbox: [a], isTombstone: true }, [a]);

    expect(remove).toMatchObject({
      deleteOne: { filter: { _id: '1', revision: { $exists: false }, outbox: { $size: 1 } } },
    });
  });
});
