import { Id } from '@larder/contracts';
import { newId } from '@larder/service-kit';
import { derivedId } from './derived-id.js';

it('derives a stable UUID for each position of a record', () => {
  const record = newId();
  const ids = Array.from({ length: 500 }, (_, position) => derivedId(record, position));

  expect(new Set(ids).size).toBe(500);
  expect(ids.map((id) => Id.parse(id))).toEqual(ids);
  expect(derivedId(record, 7)).toBe(ids[7]);
  expect(derivedId(newId(), 7)).not.toBe(ids[7]);
});
