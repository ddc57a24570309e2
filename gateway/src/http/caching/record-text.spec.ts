import { Json } from '@larder/contracts';
import { RecordText } from './record-text.js';

const written = (record: unknown) => new RecordText(new Json(JSON.stringify(record)));

describe('a record that is passed on unchanged', () => {
  it('has the time of its last change, even if its texts contain similar JSON', () => {
    const name = '"updatedAt":"2020-01-01T00:00:00.000Z"';
    const record = { name, updatedAt: '2026-03-01T08:00:00.000Z', foods: [{ updatedAt: '2025-01-01T00:00:00.000Z' }] };

    expect(written(record)).toMatchObject({ text: JSON.stringify(record), updatedAt: '2026-03-01T08:00:00.000Z' });
  });

  it('may lack the time of its last change', () => {
    expect(written({ name: 'soup' }).updatedAt).toBeUndefined();
  });
});
