import { carriedByAll } from './carried-ids.js';

it('finds the ids that every recipe which names them carries', () => {
  const carried = carriedByAll([
    [
      ['leek', 'salt', null],
      ['leek', 'salt', null],
    ],
    [['salt', undefined], ['pepper']],
  ]);

  expect([...carried]).toEqual(['leek', 'pepper']);
});
