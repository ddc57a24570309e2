import { machine } from '../bench/reports/report.js';
import type { Measurement, SiteSize } from './measure-backups.js';

/** The results for `docs/benchmarks.md`, with machine and date. */
export function backupReport(results: readonly Measurement[], { recipes, mediaGib }: SiteSize, day: Date): string {
  const line = (values: string[]) => `| ${values.join(' | ')} |`;
  const gap = (ms: number | null) => (ms === null ? '' : (ms / 1000).toFixed(1));
  return [
    `${day.toISOString().slice(0, 10)}: ${machine()}. ${recipes} recipes with ${3 * recipes} images, then ${mediaGib} GiB of large files.`,
    '',
    line(['What', 'seconds', 'RSS of gateway and services before, MB', 'its peak, MB', 'longest pause of writes, s']),
    line(['---', '---:', '---:', '---:', '---:']),
    ...results.map(({ what, seconds, initialMb, peakMb, longestGapMs }) =>
      line([what, seconds.toFixed(1), initialMb.toFixed(0), peakMb.toFixed(0), gap(longestGapMs)]),
    ),
  ].join('\n');
}
