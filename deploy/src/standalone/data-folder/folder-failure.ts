import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartError } from './start-error.js';

const FREE_SPACE = 'Free some space';
const MAKE_WRITABLE = 'Make it writable for the user that runs Larder';

/** Causes of an unusable folder, by error code and by a program's output, with their messages. */
export const folderFailures = [
  {
    code: 'ENOSPC',
    pattern: /no space left on device|SQLITE_FULL|disk is full/i,
    reason: 'the disk is full',
    advice: FREE_SPACE,
  },
  { code: 'EDQUOT', pattern: /quota exceeded/i, reason: 'the disk quota is used up', advice: FREE_SPACE },
  {
    code: 'EROFS',
    pattern: /read-only file system|SQLITE_READONLY/i,
    reason: 'it is read-only',
    advice: MAKE_WRITABLE,
  },
  { code: 'EACCES', pattern: /permission denied/i, reason: 'this user may not write to it', advice: MAKE_WRITABLE },
  { code: 'EPERM', pattern: /operation not permitted/i, reason: 'this user may not change it', advice: MAKE_WRITABLE },
  { code: 'ENOTDIR', pattern: /not a directory/i, reason: 'a part of its path is a file', advice: 'Move that file' },
  { code: 'EEXIST', pattern: /file exists/i, reason: 'there is a file of this name', advice: 'Move that file' },
  // Node.js reports it for a new folder on a read-only disk.
  {
    code: 'ENOENT',
    pattern: /cannot create directory/i,
    reason: 'its folders cannot be created',
    advice: MAKE_WRITABLE,
  },
] as const;

/** The message for a data folder that cannot be used; the error itself for any other reason. */
export function folderError(error: unknown, root: string): unknown {
  const { code, path = root } = error as NodeJS.ErrnoException;
  const failure = folderFailures.find((each) => each.code === code);
  if (!failure) return error;
  const owner = code === 'EACCES' || code === 'EPERM' ? otherOwner(path) : undefined;
  const reason = owner === undefined ? failure.reason : `it belongs to another user (uid ${owner})`;
  return new StartError(
    `Larder cannot use the data folder ${root}: ${reason}. ${failure.advice}, or set DATA_DIR to another folder.`,
    { cause: error },
  );
}

/** The owner of a path, or of the nearest existing folder above it, if that is not the user of this process. */
function otherOwner(path: string): number | undefined {
  try {
    const { uid } = statSync(path);
    return uid === process.getuid?.() ? undefined : uid;
  } catch {
    return dirname(path) === path ? undefined : otherOwner(dirname(path));
  }
}
