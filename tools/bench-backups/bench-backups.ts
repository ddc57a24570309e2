import { parseArgs } from 'node:util';
import { writeReport } from '../bench/reports/write-report.js';
import { startOneBoxProduct } from '../instance/product.js';
import { withInstance } from '../instance/with-instance.js';
import { measureBackups } from './measure-backups.js';
import { backupReport } from './backup-report.js';

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
    if (values.markdown) await writeReport(report, 'bench:backups');
  }, begin);
}
