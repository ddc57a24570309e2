import { freeNumbers, type NumberedKeys } from './free-numbers.js';

const named =
  (name: string): NumberedKeys =>
  (number) => [number === 1 ? name : `${name} ${number}`];
const takenKeys =
  (...stored: string[]) =>
  (keys: string[]) =>
    Promise.resolve(new Set(keys.filter((key) => stored.includes(key))));

it('is 1 for available names', async () => {
  await expect(freeNumbers([named('home'), named('club')], takenKeys('other'))).resolves.toEqual([1, 1]);
});

it('is the first one that is neither stored nor used by another imported name', async () => {
  const names = [named('home'), named('home 3'), named('club')];
  await expect(freeNumbers(names, takenKeys('home', 'home 2'))).resolves.toEqual([4, 1, 1]);
});

it('is random when all small ones are taken', async () => {
  const all = (keys: string[]) => Promise.resolve(new Set(keys));
  const [number = 0] = await freeNumbers([named('home')], all);
  expect(number).toBeGreaterThanOrEqual(1_000);
});
