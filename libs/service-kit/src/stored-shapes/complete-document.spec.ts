import { Schema } from 'mongoose';
import { aggregateSchema, type Aggregate } from '../documents/aggregate-schema.js';
import { completeDocument, InvalidFieldError } from './complete-document.js';
import { declareTrash, trashSchema } from './trash-schemas.js';

interface Line {
  id: string;
  note: string;
  amount: number | null;
}
type Pot = Aggregate<{
  groupId: string;
  name: string;
  lid: string | null;
  color: string;
  kind: string;
  size: { liters: number; unit: string };
  tags: string[];
  lines: Line[];
  mixed: Line[];
  before: object;
  filledAt: Date | null;
}>;

const LineSchema = new Schema<Line>(
  {
    id: { type: String, required: true },
    note: { type: String, default: '' },
    amount: { type: Number, default: null },
  },
  { _id: false },
);
const PotSchema: Schema = aggregateSchema<Pot>({
  groupId: { type: String, required: true },
  name: { type: String, required: true },
  lid: { type: String, default: null },
  color: { type: String, default: 'black' },
  kind: { type: String, enum: ['small', 'large'], default: 'small' },
  size: {
    type: new Schema(
      { liters: { type: Number, required: true }, unit: { type: String, default: 'l' } },
      { _id: false },
    ),
    required: true,
  },
  tags: [String],
  lines: [LineSchema],
  mixed: { type: Schema.Types.Mixed, default: [], shape: { listOf: LineSchema } },
  before: { type: Schema.Types.Mixed, shape: { partOf: () => PotSchema } },
  filledAt: { type: Date, default: null },
});
declareTrash(PotSchema, trashSchema(PotSchema));

const at = new Date('2026-01-02T03:04:05Z');
const pot = {
  _id: 'p1',
  groupId: 'g1',
  name: 'Pot',
  lid: null,
  color: 'red',
  kind: 'large',
  size: { liters: 3, unit: 'l' },
  tags: ['soup'],
  lines: [{ id: 'l1', note: '', amount: null }],
  mixed: [{ id: 'm1', note: 'x', amount: 2 }],
  before: { name: 'Pan', lines: [{ id: 'l0', note: '', amount: 1 }] },
  filledAt: at,
  revision: 2,
  createdAt: at,
  updatedAt: at,
};
const completed = (change: object) => completeDocument(PotSchema, { ...pot, ...change });
const without = (...names: string[]) =>
  completeDocument(PotSchema, Object.fromEntries(Object.entries(pot).filter(([name]) => !names.includes(name))));

describe('a stored document', () => {
  it('that matches its schema is returned unchanged', () => {
    expect(completeDocument(PotSchema, pot)).toBe(pot);
  });

  it('keeps fields that the schema does not have', () => {
    expect(completed({ color: undefined, later: 1 })).toMatchObject({ later: 1, color: 'black' });
  });

  it('gets the defaults of absent fields, also where null would be no value', () => {
    expect(without('lid', 'color', 'kind', 'tags', 'lines', 'mixed', 'filledAt', 'revision')).toEqual({
      ...pot,
      ...{ color: 'black', kind: 'small', tags: [], lines: [], mixed: [], filledAt: null, revision: 0 },
    });
    expect(completed({ color: null, tags: null, lines: null, mixed: null })).toEqual({
      ...pot,
      ...{ color: 'black', tags: [], lines: [], mixed: [] },
    });
    expect(completed({ mixed: [{ id: 'm1' }], size: { liters: 1 } })).toMatchObject({
      mixed: [{ id: 'm1', note: '', amount: null }],
      size: { liters: 1, unit: 'l' },
    });
  });

  it('gets a list of its own as default', () => {
    const [first, second] = [without('mixed'), without('mixed')];

    (first['mixed'] as unknown[]).push('changed');

    expect(second['mixed']).toEqual([]);
  });

  it('gets its other time when one is missing', () => {
    expect(without('updatedAt')).toEqual(pot);
    expect(without('createdAt')).toEqual(pot);
    expect(without('createdAt', 'updatedAt')).toMatchObject({ createdAt: expect.any(Date) as Date });
  });

  it.each([
    ['name', { name: undefined }],
    ['name', { name: null }],
    ['name', { name: ['a'] }],
    ['groupId', { groupId: undefined, name: undefined, size: undefined }],
    ['name', { name: { $gt: '' } }],
    ['_id', { _id: { $ne: 1 } }],
    ['color', { color: {} }],
    ['kind', { kind: 'huge' }],
    ['size', { size: 'big' }],
    ['size.liters', { size: {} }],
    ['size.liters', { size: { liters: Number.NaN } }],
    ['tags', { tags: 'soup' }],
    ['tags.1', { tags: ['soup', null] }],
    ['tags.0', { tags: [{}] }],
    ['lines', { lines: { id: 'l1' } }],
    ['lines.1', { lines: [pot.lines[0], null] }],
    ['lines.0.id', { lines: [{ note: 'x' }] }],
    ['mixed', { mixed: 'all' }],
    ['mixed.0', { mixed: [3] }],
    ['mixed.0.amount', { mixed: [{ id: 'm1', amount: 'two' }] }],
    ['before', { before: [] }],
    ['before.name', { before: { name: {} } }],
    ['before.lines.0.id', { before: { lines: [{}] } }],
    ['revision', { revision: Number.POSITIVE_INFINITY }],
    ['filledAt', { filledAt: new Date(Number.NaN) }],
    ['filledAt', { filledAt: new Date(8.64e15) }],
    ['createdAt', { createdAt: 'yesterday' }],
  ])('with an invalid %s is refused: %j', (path, change) => {
    let error: unknown;
    try {
      completed(change);
    } catch (caught) {
      error = caught;
    }
    expect(error).toBeInstanceOf(InvalidFieldError);
    expect((error as InvalidFieldError).path).toBe(path);
  });

  it('keeps only the fields that a partial record has', () => {
    expect(completed({ before: { color: null } })).toMatchObject({ before: { color: 'black' } });
    expect(Object.keys(completed({ before: { color: null } })['before'] as object)).toEqual(['color']);
  });

  it('converts a value of another type without loss', () => {
    expect(completed({ filledAt: at.toISOString() })['filledAt']).toEqual(at);
    expect(completed({ lines: [{ id: 'l1', note: '', amount: '2' }] })['lines']).toMatchObject([{ amount: 2 }]);
  });
});

describe('what is left of a deleted document', () => {
  it('needs no field', () => {
    const tombstone = { _id: 'p1', outbox: [], outboxSince: at };
    expect(completeDocument(PotSchema, tombstone)).toBe(tombstone);
  });

  it('is complete in the trash', () => {
    const trashed = { groupId: 'g1', householdId: 'h1', name: 'Pot', by: 'u1', at, expiresAt: at, document: pot };
    const kept = { _id: 'p1', revision: 3, trashed };
    const { color: _color, ...colorless } = pot;

    expect(completeDocument(PotSchema, kept)).toBe(kept);
    expect(completeDocument(PotSchema, { ...kept, trashed: { ...trashed, document: colorless } })).toMatchObject({
      trashed: { document: { color: 'black' } },
    });
    expect(() => completeDocument(PotSchema, { ...kept, trashed: { ...trashed, document: {} } })).toThrow(
      InvalidFieldError,
    );
    expect(() => completeDocument(PotSchema, { ...kept, trashed: { ...trashed, at: null } })).toThrow('trashed.at');
    expect(() => completeDocument(PotSchema, { ...kept, revision: 'three' })).toThrow('revision');
  });
});
