import { createWriteStream } from 'node:fs';
import { mkdtemp, open, rm, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

/**
 * Writes a stream to a temporary file and returns it open: archives are read from their end, and are too large for
 * memory. The file is unlinked at once, so nothing remains, even when the process is killed.
 */
export async function spoolToFile(content: NodeJS.ReadableStream, signal?: AbortSignal): Promise<FileHandle> {
  const folder = await mkdtemp(join(tmpdir(), 'larder-archive-'));
  const path = join(folder, 'archive');
  try {
    await pipeline(content, createWriteStream(path, { mode: 0o600 }), signal ? { signal } : {});
    return await open(path, 'r');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
