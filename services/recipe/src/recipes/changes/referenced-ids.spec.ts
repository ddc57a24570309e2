import { alreadyReferencedIds } from './referenced-ids.js';

it('finds the ids that every recipe with a change containing them has already', () => {
  const carried = alreadyReferencedIds([
    [
      ['leek', 'salt', null],
      ['leek', 'salt', null],
    ],
    [['salt', undefined], ['pepper']],
  ]);

  expect([...carried]).toEqual(['leek', 'pepper']);
});
