import { aggregateSchema, hasOutbox, recordSchema, type Aggregate, type Stored } from './aggregate-schema.js';
import { databaseName } from '../mongo/database-name.js';

type Pot = Aggregate<{ name: string }>;

describe('the schema of a document', () => {
  it('has an id from the application, a revision, an outbox and its index', () => {
    const schema = aggregateSchema<Pot>({ name: { type: String, required: true } });

    expect(schema.path('_id').instance).toBe('String');
    expect(schema.path('revision').instance).toBe('Number');
    expect(hasOutbox(schema)).toBe(true);
    expect(schema.indexes()).toContainEqual([{ outboxSince: 1 }, expect.objectContaining({ sparse: true })]);
  });

  it('keeps empty objects of the request', () => {
    expect(aggregateSchema<Pot>({ name: String }).get('minimize')).toBe(false);
  });

  it('has no outbox for records without events', () => {
    expect(hasOutbox(recordSchema<Stored<{ name: string }>>({ name: String }))).toBe(false);
  });
});

describe('the name of a database', () => {
  it('contains namespace and service, and the generation after a restore', () => {
    expect(databaseName({ namespace: 'larder', service: 'recipe' })).toBe('larder-recipe');
    expect(databaseName({ namespace: 'larder', service: 'recipe', generation: 2 })).toBe('larder-recipe-g2');
  });
});
