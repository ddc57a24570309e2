import { Id } from '@larder/contracts';
import { newId } from '@larder/service-kit';
import { recipeIdAt } from './recipe-id.js';

it('derives a stable UUID for each position of a report', () => {
  const report = newId();
  const ids = Array.from({ length: 500 }, (_, position) => recipeIdAt(report, position));

  expect(new Set(ids).size).toBe(500);
  expect(ids.map((id) => Id.parse(id))).toEqual(ids);
  expect(recipeIdAt(report, 7)).toBe(ids[7]);
  expect(recipeIdAt(newId(), 7)).not.toBe(ids[7]);
});
