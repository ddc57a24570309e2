import { checkDatabase } from './maintenance/check.js';
import { copyDatabase } from './maintenance/copy.js';

/** `node dist/maintain.js check|copy <data folder> [target folder]`, for a database that is not running. */
async function main([task, directory, target]: readonly string[]): Promise<number> {
  if (task === 'check' && directory) {
    const report = await checkDatabase(directory);
    process.stdout.write(`${JSON.stringify(report, undefined, 2)}\n`);
    return report.problems.length === 0 ? 0 : 1;
  }
  if (task === 'copy' && directory && target) {
    await copyDatabase(directory, target);
    return 0;
  }
  process.stderr.write('Usage: maintain check <data folder> | maintain copy <data folder> <target folder>\n');
  return 2;
}

main(process.argv.slice(2)).then(
  (code) => (process.exitCode = code),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  },
);
