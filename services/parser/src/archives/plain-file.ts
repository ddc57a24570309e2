import { createReadStream, fstat } from 'node:fs';
import { promisify } from 'node:util';
import { ArchiveError, type Archive } from './archive.js';

const statOf = promisify(fstat);

/** A file as an archive of one, for exports that are not packed. The caller closes the file. */
export async function openPlainFile(fd: number): Promise<Archive> {
  const { size } = await statOf(fd);
  const stream = () => Promise.resolve(createReadStream('', { fd, autoClose: false, start: 0 }));
  const read = () => Promise.reject(new ArchiveError('This file is too large'));
  return { files: [{ path: 'upload', size, stream, read }], close: () => undefined };
}
