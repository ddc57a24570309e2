import type { Unit } from '@larder/contracts';
import type { ParsedLine } from '@larder/ingredient-parser';
import { createWorkerPool } from '@larder/service-kit';
import type { ParseLinesTask } from './parse-lines.js';

/** 500 lines of 1000 characters take about five seconds of a slow, busy machine. */
const TIMEOUT_MS = 20_000;
const MEGABYTES = 256;

/** The trained ingredient parser, in a worker thread that ends when it is idle for a while. */
export class TrainedParser {
  private readonly pool = createWorkerPool({
    file: new URL('./parse-lines.worker.js', import.meta.url),
    threads: 1,
    maxMegabytes: MEGABYTES,
    repeatable: true,
  });

  /** One result per line, in their order. */
  parse(lines: readonly string[], units: readonly Unit[]): Promise<ParsedLine[]> {
    const names = units.map(({ name, pluralName, abbreviation, pluralAbbreviation, aliases }) => {
      return {
        name,
        pluralName,
        abbreviation,
        pluralAbbreviation,
        aliases: aliases.map((alias) => ({ name: alias.name })),
      };
    });
    return this.pool.run<ParseLinesTask, ParsedLine[]>({ lines, units: names }, { timeoutMs: TIMEOUT_MS });
  }

  close(): Promise<void> {
    return this.pool.close();
  }
}
