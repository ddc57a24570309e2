import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { format } from 'prettier';
import { withReport } from '../bench/reports/insert-report.js';
import { startOneBoxProduct } from '../instance/product.js';
import { withInstance } from '../instance/with-instance.js';
import { measureBackups } from './measure-backups.js';
import { backupReport } from './backup-report.js';

const DOCUMENT = join(import.meta.dirname, '../../docs/benchmarks.md');

/** Measures backups, restores and imports from Mealie on a fresh instance and prints a table. */
export async function benchBackups(args: string[]): Promise<void> {
  const options = {
    recipes: { type: 'string', default: '10000' },
    'media-gib': { type: 'string', default: '2' },
    markdown: { type: 'boolean', default: false },
  } as const;
  const { values } = parseArgs({ args, options });
  let folder = '';
  const begin = (dataFolder: string) => startOneBoxProduct((folder = dataFolder));
  await withInstance(async ({ product }) => {
    const size = { recipes: Number(values.recipes), mediaGib: Number(values['media-gib']), folder };
    const report = backupReport(await measureBackups(product, size), size, new Date());
    process.stdout.write(`${report}\n`);
    if (values.markdown) await writeDocument(report);
  }, begin);
}

async function writeDocument(report: string): Promise<void> {
  const text = withReport(readFileSync(DOCUMENT, 'utf8'), report, 'bench:backups');
  writeFileSync(DOCUMENT, await format(text, { parser: 'markdown', printWidth: 120 }));
}
