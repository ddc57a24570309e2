import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const MIB = 1024 * 1024;
/** Bytes of the image and the video of one recipe: 8 MiB together. */
const IMAGE_BYTES = MIB / 4;
const VIDEO_BYTES = 8 * MIB - IMAGE_BYTES;

/** Writes incompressible images and videos into an object folder. */
export async function addMedia(objects: string, gib: number): Promise<void> {
  const recipes = Math.round((gib * 1024) / 8);
  for (let count = 0; count < recipes; count += 1) {
    const folder = join(objects, 'recipes', randomUUID());
    await store(join(folder, 'images'), 'original.webp', IMAGE_BYTES);
    await store(join(folder, 'assets'), 'video.mp4', VIDEO_BYTES);
  }
}

async function store(folder: string, name: string, bytes: number): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, name), randomBytes(bytes));
}
