import { machine } from '../bench/report.js';
import type { Smoothness } from './frames.js';
import type { Scroll } from './scroll-home.js';

/** Fewer frames than this in any second are felt as a stutter. */
const AIM = 50;

/** One scroll through the home page on one kind of screen. */
export interface Ride extends Scroll {
  name: string;
  viewport: { width: number; height: number };
  recipes: number;
  smoothness: Smoothness;
}

/** For the terminal. */
export function textReport(rides: readonly Ride[]): string {
  return rides
    .map(({ name, pixels, cards, smoothness: { mean, worst, longestMs } }) =>
      [
        name.padEnd(6),
        `${mean.toFixed(1)} frames a second, worst second ${worst}, longest wait ${longestMs.toFixed(0)} ms,`,
        `${Math.round(pixels)} pixels, ${cards} cards at the end`,
      ].join(' '),
    )
    .join('\n');
}

/** The same for `docs/benchmarks.md`, with the machine and the day. */
export function markdownReport(rides: readonly Ride[], day: Date): string {
  return [
    `${day.toISOString().slice(0, 10)}: ${machine()}, headless Chromium without graphics hardware. ${rides[0]?.recipes ?? 0} recipes.`,
    '',
    '| Screen | pixels scrolled | cards that exist | frames a second | worst second | aim | longest wait ms |',
    '| ------ | ---: | ---: | ---: | ---: | --- | ---: |',
    ...rides.map(row),
  ].join('\n');
}

function row({ viewport, pixels, cards, smoothness: { mean, worst, longestMs } }: Ride): string {
  const kept = worst >= AIM ? 'kept' : 'missed';
  const screen = `${viewport.width} × ${viewport.height}`;
  return `| ${screen} | ${Math.round(pixels)} | ${cards} | ${mean.toFixed(1)} | ${worst} | ≥ ${AIM} ${kept} | ${longestMs.toFixed(0)} |`;
}
