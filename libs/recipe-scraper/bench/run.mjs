// Measures the time for pages of five megabytes: `npm run -s bench -w libs/recipe-scraper`. Fails when one takes over a
// second.
import { scrapeRecipe } from '../dist/index.js';
import { pagesOf } from './pages.mjs';

const LENGTH = 5_000_000;
const ROUNDS = 3;
const PROMISED_MS = 1_000;

let missed = 0;
for (const [name, html] of Object.entries(pagesOf(LENGTH))) {
  const ms = median(Array.from({ length: ROUNDS }, () => timeOf(html)));
  if (ms > PROMISED_MS) missed++;
  console.log(`${name.padEnd(46)} ${ms.toFixed(0).padStart(6)} ms${ms > PROMISED_MS ? '  MISSED' : ''}`);
}
process.exitCode = missed > 0 ? 1 : 0;

/** Milliseconds of processor time, including garbage collection, so that other processes do not affect the result. */
function timeOf(html) {
  const started = process.cpuUsage();
  scrapeRecipe({ html, url: 'https://cooking.example/' });
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1_000;
}

function median(values) {
  return values.sort((a, b) => a - b)[values.length >> 1];
}
