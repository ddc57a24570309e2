// Parses ingredient lines of a file, or of the standard input, and prints one JSON line per line:
//   npm run -s parse-ingredients -- FILE|- [--brute] [--time]
// `--brute` uses the parser without a model; `--time` prints the speed on standard error.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

await import('@larder/testing/typescript');
const { positionalParser, nlpParser, readIngredientModel } = await import('@larder/ingredient-parser');

const [file, ...flags] = process.argv.slice(2);
if (!file) {
  console.error('usage: npm run -s parse-ingredients -- FILE|- [--brute] [--time]');
  process.exit(2);
}

const model = createRequire(import.meta.url).resolve('@larder/ingredient-parser/model');
const parser = flags.includes('--brute') ? positionalParser : nlpParser(readIngredientModel(readFileSync(model)));
const lines = readFileSync(file === '-' ? 0 : file, 'utf8')
  .replace(/\r?\n$/, '')
  .split(/\r?\n/);
const started = process.cpuUsage();
const parsed = lines.map((line) => parser.parse(line));
const { user, system } = process.cpuUsage(started);
const text = parsed.map((each, index) => JSON.stringify(lineOf(lines[index], each))).join('\n');
process.stdout.write(`${text}\n`);
if (flags.includes('--time'))
  console.error(`${lines.length} lines in ${Math.round((user + system) / 1000)} ms of processor time`);

function lineOf(input, { quantity, unit, food, note, confidence: { average, ...sure } }) {
  const confidence = { average, quantity: sure.quantity, unit: sure.unit, food: sure.food, note: sure.comment };
  return { input, quantity: quantity || null, unit: unit || null, food: food || null, note: note || null, confidence };
}
