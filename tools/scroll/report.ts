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
    .map((ride) => {
      const { name, pixels, cards, smoothness } = ride;
      const { mean, worst, longestMs } = smoothness;
      return [
        name.padEnd(6),
        `${mean.toFixed(1)} frames a second, worst second ${worst}, longest wait ${longestMs.toFixed(0)} ms,`,
        `${Math.round(pixels)} pixels at ${perThousand(ride)} ms of the main thread per 1000, ${cards} cards at the end`,
      ].join(' ');
    })
    .join('\n');
}

/** The same for `docs/benchmarks.md`, with the machine and the day. */
export function markdownReport(rides: readonly Ride[], day: Date): string {
  return [
    `${day.toISOString().slice(0, 10)}: ${machine()}, headless Chromium without graphics hardware. ${rides[0]?.recipes ?? 0} recipes.`,
    '',
    '| Screen | pixels scrolled | cards that exist | frames a second | worst second | aim | longest wait ms | main thread ms per 1000 px |',
    '| ------ | ---: | ---: | ---: | ---: | --- | ---: | ---: |',
    ...rides.map(row),
  ].join('\n');
}

function row(ride: Ride): string {
  const { viewport, pixels, cards, smoothness } = ride;
  const { mean, worst, longestMs } = smoothness;
  const kept = worst >= AIM ? 'kept' : 'missed';
  const cells = [
    `${viewport.width} × ${viewport.height}`,
    Math.round(pixels),
    cards,
    mean.toFixed(1),
    worst,
    `≥ ${AIM} ${kept}`,
    longestMs.toFixed(0),
    perThousand(ride),
  ];
  return `| ${cells.join(' | ')} |`;
}

const perThousand = ({ mainThreadMs, pixels }: Ride): string => (mainThreadMs / (pixels / 1000)).toFixed(0);
