import { link } from 'node:fs/promises';
import { dirname } from 'node:path';
import { hasCode } from '../error-codes.js';
import { makeFolder, syncFolder } from './folders.js';

/** Errors after which the file is copied instead: taken name, missing folder, no (more) links in the file system. */
const COPY_INSTEAD = ['EEXIST', 'ENOENT', 'ENOTDIR', 'EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EXDEV', 'EMLINK'];

/** Durably adds a hard link to a published file, whose bytes never change. False when it has to be copied instead. */
export async function linkFile(path: string, target: string): Promise<boolean> {
  try {
    await makeFolder(dirname(target));
    await link(path, target);
  } catch (error) {
    if (hasCode(error, ...COPY_INSTEAD)) return false;
    throw error;
  }
  await syncFolder(dirname(target));
  return true;
}
