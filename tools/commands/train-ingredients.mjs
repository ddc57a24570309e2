// Trains the ingredient tagger:
//   npm run train:ingredients -- LABELED.csv [OUT [--held-out]]
// Writes the model of the package (or OUT), and prints the accuracy of a model of a part of the lines on the others; with
// `--held-out` writes that model. See libs/ingredient-parser/MODEL.md.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

await import('@larder/testing/typescript');
const { readLabeledLines, trainIngredientModel, writeIngredientModel } =
  await import('../../libs/ingredient-parser/src/training/index.ts');

const [file, out = join(import.meta.dirname, '../../libs/ingredient-parser/model/ingredients.crf'), flag] =
  process.argv.slice(2);
if (!file) {
  console.error('usage: npm run train:ingredients -- LABELED.csv [OUT [--held-out]]');
  process.exit(2);
}

const started = performance.now();
const lines = readLabeledLines(readFileSync(file, 'utf8'));
const { model, evaluated, dev, test } = trainIngredientModel(lines, (progress) => {
  console.log(`${((performance.now() - started) / 1000).toFixed(0).padStart(4)} s  ${progress}`);
});
const bytes = writeIngredientModel(flag === '--held-out' ? evaluated : model);
mkdirSync(dirname(out), { recursive: true });
writeFileSync(out, bytes);
report('dev', dev);
report('test', test);
console.log(`${out}: ${(bytes.length / 1000).toFixed(0)} kB`);

function report(part, { lines, correct, confident }) {
  const fields = Object.entries(correct).map(([field, share]) => `${field} ${percent(share)}`);
  console.log(`${part}: ${lines} lines; ${fields.join(', ')}`);
  console.log(`  confidence >= 0.9 on ${percent(confident.share)}, ${percent(confident.correct)} of them correct`);
}

function percent(share) {
  return `${(100 * share).toFixed(2)} %`;
}
