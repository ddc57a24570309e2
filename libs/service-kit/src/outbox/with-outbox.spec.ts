import type { OutboxEntry } from '../documents/outbox-fields.js';
import { outboxFields, unchangedOutboxFilter, withOutbox } from './with-outbox.js';

const entry = (eventId: string): OutboxEntry => ({ eventId, subject: 'pot.stirred', json: '{}' });
const now = new Date('2026-01-02T03:04:05Z');

describe('storing events with their change', () => {
  it('adds them to an update and keeps its other operators', () => {
    const update = { $set: { name: 'x' }, $push: { items: 1 }, $min: { first: 2 }, $inc: { revision: 1 } };

    expect(withOutbox(update, [entry('a'), entry('b')], now)).toEqual({
      $set: { name: 'x' },
      $inc: { revision: 1 },
      $push: { items: 1, outbox: { $each: [entry('a'), entry('b')] } },
      $min: { first: 2, outboxSince: now },
    });
  });

  it('changes nothing when there are no events', () => {
    const update = { $set: { name: 'x' } };

    expect(withOutbox(update, [])).toBe(update);
    expect(outboxFields([])).toEqual({});
  });

  it('adds them to a new document', () => {
    expect(outboxFields([entry('a')], now)).toEqual({ outbox: [entry('a')], outboxSince: now });
  });

  it('recognizes an unchanged outbox', () => {
    expect(unchangedOutboxFilter([])).toEqual({ 'outbox.0': { $exists: false } });
    expect(unchangedOutboxFilter([entry('a'), entry('b')])).toEqual({
      outbox: { $size: 2 },
      'outbox.eventId': { $all: ['a', 'b'] },
    });
  });
});
