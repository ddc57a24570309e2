import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readBody } from '../bodies/read-body.js';
import { InvalidKeyError } from '../errors.js';
import type { ObjectBody } from '../object-store.js';
import { hasCode } from '../error-codes.js';
import { makeFolder, syncFolder } from './folders.js';

const RENAME_ATTEMPTS = 5;

/** Writes a body to a file outside of the listed folders and syncs it. Returns its path; a failure removes the file. */
export async function writePartial(folder: string, body: ObjectBody, maxBytes?: number): Promise<string> {
  return preparePartial(folder, async (path) => {
    const file = await open(path, 'wx', 0o640);
    try {
      await writeFile(file, readBody(body, maxBytes));
      await file.sync();
    } finally {
      await file.close();
    }
  });
}

/** The same with the content of another file; cloned instead of copied if the file system supports it. */
export async function copyPartial(folder: string, source: string): Promise<string> {
  return preparePartial(folder, async (path) => {
    await copyFile(source, path, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
    const file = await open(path, 'r+');
    try {
      await file.sync();
    } finally {
      await file.close();
    }
  });
}

/**
 * Moves a complete file to its final name, replacing an existing file, and syncs the folder.
 *
 * @throws InvalidKeyError when the name is that of a folder, or a folder above it is a file
 */
export async function moveIntoPlace(partial: string, target: string, key: string): Promise<void> {
  try {
    await renameInto(partial, target);
    await syncFolder(dirname(target));
  } catch (error) {
    if (!hasCode(error, 'ENOTDIR', 'EISDIR', 'EEXIST', 'ENOTEMPTY')) throw error;
    throw new InvalidKeyError(key, 'a key cannot be an object and a folder at once', { cause: error });
  }
}

async function preparePartial(folder: string, write: (path: string) => Promise<void>): Promise<string> {
  await makeFolder(folder);
  const path = join(folder, randomUUID());
  try {
    await write(path);
    return path;
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

/** Repeated when the folder is removed between the two steps, because its last object was deleted. */
async function renameInto(partial: string, target: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await makeFolder(dirname(target));
      return await rename(partial, target);
    } catch (error) {
      if (!hasCode(error, 'ENOENT') || attempt === RENAME_ATTEMPTS) throw error;
    }
  }
}
