import { machine } from '../bench/reports/report.js';
import type { Smoothness } from './frames.js';
import type { Scroll } from './scroll-home.js';

/** Fewer frames in any second are noticeable. */
const AIM = 50;

/** One scroll through the home page on one kind of screen. */
export interface ScrollRun extends Scroll {
  name: string;
  viewport: { width: number; height: number };
  recipes: number;
  smoothness: Smoothness;
}

/** For the terminal. */
export function textReport(runs: readonly ScrollRun[]): string {
  return runs
    .map((run) => {
      const { name, pixels, cards, smoothness } = run;
      const { mean, worst, longestMs } = smoothness;
      return [
        name.padEnd(6),
        `${mean.toFixed(1)} frames a second, worst second ${worst}, longest wait ${longestMs.toFixed(0)} ms,`,
        `${Math.round(pixels)} pixels at ${perThousand(run)} ms of the main thread per 1000, ${cards} cards at the end`,
      ].join(' ');
    })
    .join('\n');
}

/** The same for `docs/benchmarks.md`, with machine and date. */
export function markdownReport(runs: readonly ScrollRun[], day: Date): string {
  return [
    `${day.toISOString().slice(0, 10)}: ${machine()}, headless Chromium without graphics hardware. ${runs[0]?.recipes ?? 0} recipes.`,
    '',
    '| Screen | pixels scrolled | cards that exist | frames a second | worst second | aim | longest wait ms | main thread ms per 1000 px |',
    '| ------ | ---: | ---: | ---: | ---: | --- | ---: | ---: |',
    ...runs.map(row),
  ].join('\n');
}

function row(run: ScrollRun): string {
  const { viewport, pixels, cards, smoothness } = run;
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
    perThousand(run),
  ];
  return `| ${cells.join(' | ')} |`;
}

const perThousand = ({ mainThreadMs, pixels }: ScrollRun): string => (mainThreadMs / (pixels / 1000)).toFixed(0);
