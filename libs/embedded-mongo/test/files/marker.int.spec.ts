import { cpSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkDatabase, startEmbeddedMongo } from '../../src/index.js';
import { makeFolder, removeFolder } from '../support/child.js';
import { IntactDatabase } from '../support/damage-trial.js';

let folder: string;
beforeEach(async () => (folder = await makeFolder()));
afterEach(() => removeFolder(folder));

it('the marker outside of the data folder records an installation whose whole folder is lost', async () => {
  const options = {
    directory: join(folder, 'data'),
    socketPath: join(folder, 's', 'db.sock'),
    marker: join(folder, 'installation.json'),
  };
  await (await startEmbeddedMongo(options)).stop();
  expect(existsSync(options.marker)).toBe(true);
  rmSync(options.directory, { recursive: true });

  await expect(startEmbeddedMongo(options)).rejects.toThrow(/does not exist, although this installation has data/);
});

it('a check reports an empty file of an installation with data', async () => {
  const directory = join(folder, 'data');
  const intact = await IntactDatabase.create();
  cpSync(intact.directory, directory, { recursive: true });
  await intact.remove();

  expect(await checkDatabase(directory)).toMatchObject({ documents: 232, problems: [] });
  writeFileSync(join(directory, 'larder.sqlite'), '');
  await expect(checkDatabase(directory)).rejects.toThrow(/is empty, although/);
});
