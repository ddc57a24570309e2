// node --conditions=@larder/source libs/embedded-mongo/bench/damage.mjs [rounds] — damages a database in many ways and
// counts the outcomes. Exits with 1 when an answer was wrong or missing.
import { rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomIntegers } from '@larder/testing/random';

await import('@larder/testing/typescript');
const { IntactDatabase } = await import('../test/support/damage-trial.ts');
const { truncate, flipAnyBit, pagesOf, swapPages, zeroPage } = await import('../test/support/corrupt-file.ts');

const ROUNDS = Number(process.argv[2] ?? 200);
const FILE = 'larder.sqlite';
const LOG = `${FILE}-wal`;
const random = randomIntegers(Number(process.argv[3] ?? 11));
let wrong = 0;

async function row(name, original, rounds, damage) {
  const counts = { refused: 0, error: 0, correct: 0, WRONG: 0 };
  for (let round = 0; round < rounds; round++) {
    const trial = await original.try((directory) => damage(directory, round), true);
    counts[trial.outcome]++;
    if (trial.outcome === 'WRONG') console.log(`${name}, round ${round}: ${trial.message}`);
  }
  wrong += counts.WRONG;
  console.log(name.padEnd(44), JSON.stringify(counts));
}

const inFile = (damage) => (directory) => damage(join(directory, FILE));
const withoutMarker = (damage) => (directory, round) => {
  rmSync(join(directory, 'installation.json'));
  return damage(directory, round);
};
const flip = inFile((path) => flipAnyBit(path, random));
const zero = inFile((path) => zeroPage(path, random(pagesOf(path))));
const swap = inFile((path) => swapPages(path, random(pagesOf(path)), random(pagesOf(path))));

for (const [state, original] of [
  ['closed', await IntactDatabase.create()],
  ['killed', await IntactDatabase.create(true)],
]) {
  await row(`${state}: nothing`, original, 1, () => undefined);
  await row(`${state}: a bit flipped`, original, ROUNDS, flip);
  await row(`${state}: a page of zeros`, original, ROUNDS >> 2, zero);
  await row(`${state}: two pages swapped`, original, ROUNDS >> 2, swap);
  await row(`${state}: cut off`, original, 20, (directory, round) =>
    inFile((path) => truncate(path, Math.floor((pagesOf(path) * 4096 * round) / 20)))(directory),
  );
  await row(`${state}: a bit flipped, marker lost`, original, ROUNDS >> 1, withoutMarker(flip));
  await row(`${state}: file removed`, original, 1, (directory) => unlinkSync(join(directory, FILE)));
  await row(`${state}: another program's file`, original, 1, (directory) =>
    writeFileSync(join(directory, FILE), 'some text '.repeat(5000)),
  );
  if (state === 'killed') {
    await row(`${state}: log removed`, original, 1, (directory) => unlinkSync(join(directory, LOG)));
    await row(`${state}: a bit of the log flipped`, original, ROUNDS >> 1, (directory) =>
      flipAnyBit(join(directory, LOG), random),
    );
  }
  await original.remove();
}
console.log(wrong === 0 ? '\nno answer was wrong' : `\n${wrong} trials had a wrong answer`);
process.exitCode = wrong === 0 ? 0 : 1;
