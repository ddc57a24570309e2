import { adoptDatabase } from '../salvage/adopt.js';
import { salvageDatabase } from '../salvage/salvage.js';
import { checkDatabase } from '../maintenance/check.js';
import { copyDatabase } from '../maintenance/copy.js';

type Write = (line: string) => void;

const USAGE = `Usage: check|salvage|adopt <data folder>, or copy <data folder> <target folder>

check    looks at every document and index entry of a database that is not running
salvage  writes a new file from everything that can still be read; the damaged one is kept
adopt    goes on with the file in the folder although it belongs to another installation
copy     writes a copy that is a data folder itself`;

/**
 * Maintains the database of a data folder that is not open. Returns the exit code: 0 when there are no problems, 1 when
 * something is damaged or lost, 2 for invalid arguments.
 *
 * @param marker the second marker, outside of the data folder
 * @throws CannotOpenError
 */
export async function runMaintenance(args: readonly string[], write: Write, marker?: string): Promise<number> {
  const [task, directory, target] = args;
  if (task === 'check' && directory) return check(directory, write, marker);
  if (task === 'salvage' && directory) return salvage(directory, write, marker);
  if (task === 'adopt' && directory) {
    await adoptDatabase(directory, marker);
    write('The database in this folder belongs to this installation now.');
    return 0;
  }
  if (task === 'copy' && directory && target) {
    await copyDatabase(directory, target, marker);
    write(`Copied to ${target}.`);
    return 0;
  }
  write(USAGE);
  return 2;
}

async function check(directory: string, write: Write, marker: string | undefined): Promise<number> {
  const { collections, documents, problems } = await checkDatabase(directory, marker);
  write(`${documents} documents in ${collections} collections.`);
  for (const problem of problems) write(`- ${problem}`);
  write(problems.length === 0 ? 'Nothing is wrong.' : `${problems.length} problems. \`salvage\` writes a new file.`);
  return problems.length === 0 ? 0 : 1;
}

async function salvage(directory: string, write: Write, marker: string | undefined): Promise<number> {
  const { collections, original, setAside } = await salvageDatabase(directory, marker);
  const width = Math.max(10, ...collections.map(({ name }) => name.length));
  write(`${'collection'.padEnd(width)}     read  set aside  lost`);
  for (const { name, read, setAside: aside, lost } of collections) {
    const figures = [String(read).padStart(8), String(aside).padStart(10), String(lost).padStart(5)];
    write(`${name.padEnd(width)} ${figures.join(' ')}`);
  }
  write(`The damaged files are kept in ${original}.`);
  if (setAside)
    write(`Documents that could not be kept are in ${setAside}, one JSON line each with their BSON in hex.`);
  return collections.every((one) => one.lost + one.setAside === 0) ? 0 : 1;
}
