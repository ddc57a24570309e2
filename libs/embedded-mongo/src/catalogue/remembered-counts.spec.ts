import { RememberedCounts } from './remembered-counts.js';

const range = (from: string, to: string) => ({ from: Buffer.from(from), to: Buffer.from(to) });

function countingOf(counts: RememberedCounts) {
  let counted = 0;
  const ask = (from: string, to: string, version: number) => counts.of(range(from, to), version, () => ++counted);
  return { ask, counted: () => counted };
}

it('counts a range once as long as nothing is written', () => {
  const { ask, counted } = countingOf(new RememberedCounts());

  expect([ask('a', 'b', 1), ask('a', 'b', 1), ask('a', 'c', 1)]).toEqual([1, 1, 2]);
  expect(counted()).toBe(2);
});

it('counts again after every change', () => {
  const { ask } = countingOf(new RememberedCounts());

  expect([ask('a', 'b', 1), ask('a', 'b', 2), ask('a', 'b', 2)]).toEqual([1, 2, 2]);
});

it('remembers a bounded number of ranges', () => {
  const { ask, counted } = countingOf(new RememberedCounts());

  for (let i = 0; i < 1_001; i++) ask('a', String(i), 1);
  ask('a', '0', 1);

  expect(counted()).toBe(1_002);
});
