import { runMaintenance } from './process/run-maintenance.js';

const write = (line: string) => process.stdout.write(`${line}\n`);

runMaintenance(process.argv.slice(2), write).then(
  (code) => (process.exitCode = code),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  },
);
