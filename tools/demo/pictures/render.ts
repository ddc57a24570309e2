import sharp from 'sharp';
import { drawing } from './drawing.js';
import { dice } from './geometry.js';
import { SCENES } from './scenes/index.js';

/** The picture of a recipe as SVG, 1600 by 1200; the same for the same key each time. */
export function svgOf(key: string): string {
  const scene = SCENES[key];
  if (!scene) throw new Error(`No picture is drawn for ${key}.`);
  return drawing(scene(dice(key)));
}

/** The picture as WebP, about 100 to 300 KB. */
export function pictureOf(key: string): Promise<Buffer> {
  return sharp(Buffer.from(svgOf(key)), { unlimited: true })
    .webp({ quality: 86 })
    .toBuffer();
}
