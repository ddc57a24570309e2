// Random numbers by seed (mulberry32, a public-domain generator by Tommy Ettinger): the same ones in each run. Plain
// JavaScript, since benchmarks of built code use them too.

function unsignedIntegers(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}

export function randomNumbers(seed) {
  const next = unsignedIntegers(seed);
  return () => next() / 2 ** 32;
}

export function randomIntegers(seed) {
  const next = unsignedIntegers(seed);
  return (end) => next() % end;
}

export function pick(values, random) {
  return values[Math.floor(random() * values.length)];
}
