import { alreadyReferencedIds } from './referenced-ids.js';

it('finds the ids that every recipe with a change containing them has already', () => {
  const verifiedIds = alreadyReferencedIds([
    [
      ['leek', 'salt', null],
      ['leek', 'salt', null],
    ],
    [['salt', undefined], ['pepper']],
  ]);

  expect([...verifiedIds]).toEqual(['leek', 'pepper']);
});
