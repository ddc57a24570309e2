import { machine } from '../bench/reports/report.js';
import type { ListInteraction } from './list-interactions.js';

/** The minimum mean of frames per second that counts as 60. */
const AIM = 59.5;

/** The measurements of a list on one kind of screen. */
export interface ListRun {
  name: string;
  viewport: { width: number; height: number };
  items: number;
  interactions: ListInteraction[];
}

const TITLES = { idle: 'none', scroll: 'scroll', check: 'check items', add: 'add items' } as const;
const UNITS = { idle: 'second', scroll: '1000 px', check: 'check', add: 'item' } as const;

/** The report for the terminal. */
export function listTextReport(runs: readonly ListRun[]): string {
  const lines = runs.flatMap(({ name, interactions }) =>
    interactions.map((interaction) => {
      const { mean, worst, longestMs } = interaction.smoothness;
      return [
        `${name.padEnd(6)} ${TITLES[interaction.name].padEnd(12)}`,
        `${mean.toFixed(1)} frames a second, worst second ${worst}, longest wait ${longestMs.toFixed(0)} ms,`,
        `${eachMs(interaction)} ms of the main thread per ${UNITS[interaction.name]}`,
      ].join(' ');
    }),
  );
  return lines.join('\n');
}

/** The report for `docs/benchmarks.md`, with the machine and the date. */
export function listMarkdownReport(runs: readonly ListRun[], day: Date): string {
  return [
    `${day.toISOString().slice(0, 10)}: ${machine()}, headless Chromium without graphics hardware. A list of ${runs[0]?.items ?? 0} items.`,
    '',
    '| Screen | interaction | frames a second | worst second | aim | longest wait ms | main thread ms |',
    '| ------ | --- | ---: | ---: | --- | ---: | ---: |',
    ...runs.flatMap((run) => run.interactions.map((interaction) => row(run, interaction))),
  ].join('\n');
}

function row({ viewport }: ListRun, interaction: ListInteraction): string {
  const { mean, worst, longestMs } = interaction.smoothness;
  const cells = [
    `${viewport.width} × ${viewport.height}`,
    TITLES[interaction.name],
    mean.toFixed(1),
    worst,
    interaction.name === 'idle' ? '' : `60 ${mean >= AIM ? 'kept' : 'missed'}`,
    longestMs.toFixed(0),
    `${eachMs(interaction)} per ${UNITS[interaction.name]}`,
  ];
  return `| ${cells.join(' | ')} |`;
}

const eachMs = ({ mainThreadMs, count }: ListInteraction): string => (mainThreadMs / count).toFixed(0);
