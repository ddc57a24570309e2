import { createWriteStream } from 'node:fs';
import { mkdtemp, open, rm, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

/**
 * Puts a stream into a file of its own and gives that file, open. It has no name any more, so nothing of it is left
 * when we are done, even when we are killed: archives are read from their end, and are too large for memory.
 */
export async function spooled(content: NodeJS.ReadableStream, signal?: AbortSignal): Promise<FileHandle> {
  const folder = await mkdtemp(join(tmpdir(), 'larder-archive-'));
  const path = join(folder, 'archive');
  try {
    await pipeline(content, createWriteStream(path, { mode: 0o600 }), signal ? { signal } : {});
    return await open(path, 'r');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
