import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { pictureOf } from './pictures/render.js';
import { SCENES } from './pictures/scenes/index.js';

const [WIDTH, HEIGHT, COLUMNS] = [400, 300, 6];

/** All pictures on one sheet, to be looked at: `npm run demo -- --contact-sheet FILE.webp`. */
export async function writeContactSheet(file: string, keys = Object.keys(SCENES)): Promise<void> {
  const small = await Promise.all(
    keys.map(async (key) =>
      sharp(await pictureOf(key))
        .resize(WIDTH, HEIGHT)
        .toBuffer(),
    ),
  );
  const sheet = sharp({
    create: {
      width: WIDTH * COLUMNS,
      height: HEIGHT * Math.ceil(keys.length / COLUMNS),
      channels: 3,
      background: '#fff',
    },
  });
  const placed = small.map((input, i) => ({
    input,
    left: (i % COLUMNS) * WIDTH,
    top: Math.floor(i / COLUMNS) * HEIGHT,
  }));
  writeFileSync(file, await sheet.composite(placed).webp().toBuffer());
}
