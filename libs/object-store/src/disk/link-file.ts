import { link } from 'node:fs/promises';
import { dirname } from 'node:path';
import { hasCode } from '../error-codes.js';
import { makeFolder, syncFolder } from './folders.js';

/** Reasons to copy instead: the name is taken, a folder is gone, or the file system has no (more) links. */
const COPY_INSTEAD = ['EEXIST', 'ENOENT', 'ENOTDIR', 'EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EXDEV', 'EMLINK'];

/** Durably gives a published file, whose bytes never change, a second name. False when it has to be copied instead. */
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
