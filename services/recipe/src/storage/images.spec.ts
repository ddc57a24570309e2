import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { imageFormat } from '@larder/service-kit/images';
import { newImageKey } from './image-key.js';
import convert from './images.worker.js';

const RED = { r: 255, g: 0, b: 0 };
const BLUE = { r: 0, g: 0, b: 255 };
const HEIC = new URL('../../test/fixtures/red-blue.heic', import.meta.url);

const images = (bytes: Uint8Array) => convert({ bytes, deadline: Date.now() + 60_000 });

/** An image whose left half is red and whose right half is blue. */
function redBlue(width: number, height: number): Sharp {
  const half = { create: { width: Math.ceil(width / 2), height, channels: 3 as const, background: BLUE } };
  return sharp({ create: { width, height, channels: 3, background: RED } }).composite([
    { input: half, left: Math.floor(width / 2), top: 0 },
  ]);
}

const sizeOf = async (image: Uint8Array | undefined) => {
  const { format, width, height } = await sharp(image).metadata();
  return [format, width, height];
};

/** Whether the pixel is more red than blue, at a share of width and height. */
async function isRed(image: Uint8Array | undefined, [x, y]: [number, number]): Promise<boolean> {
  const { data, info } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
  return (data[at] ?? 0) > (data[at + 2] ?? 0);
}

describe('the images of a recipe', () => {
  it.each(['jpeg', 'png', 'webp', 'avif', 'gif', 'tiff'] as const)('are made from %s', async (format) => {
    const made = await images(await redBlue(640, 400).toFormat(format).toBuffer());

    expect(await sizeOf(made?.original)).toEqual(['webp', 640, 400]);
    expect(await sizeOf(made?.min)).toEqual(['webp', 640, 400]);
    expect(await sizeOf(made?.tiny)).toEqual(['webp', 300, 300]);
    expect([await isRed(made?.tiny, [0.1, 0.5]), await isRed(made?.tiny, [0.9, 0.5])]).toEqual([true, false]);
  });

  it('are made from HEIC', async () => {
    const made = await images(await readFile(HEIC));

    expect(await sizeOf(made?.original)).toEqual(['webp', 64, 32]);
    expect(await sizeOf(made?.tiny)).toEqual(['webp', 300, 300]);
    expect([await isRed(made?.original, [0.1, 0.5]), await isRed(made?.original, [0.9, 0.5])]).toEqual([true, false]);
  });

  it('are no larger than a screen needs, but the original keeps its size', async () => {
    const made = await images(await redBlue(3000, 1500).jpeg().toBuffer());

    expect(await sizeOf(made?.original)).toEqual(['webp', 3000, 1500]);
    expect(await sizeOf(made?.min)).toEqual(['webp', 1200, 600]);
    expect(await sizeOf(made?.tiny)).toEqual(['webp', 300, 300]);
  });

  it('are made from a strip whose small size is narrower than the tiny one', async () => {
    const made = await images(await redBlue(3000, 300).jpeg().toBuffer());

    expect(await sizeOf(made?.min)).toEqual(['webp', 1200, 120]);
    expect(await sizeOf(made?.tiny)).toEqual(['webp', 300, 300]);
    expect([await isRed(made?.tiny, [0.1, 0.5]), await isRed(made?.tiny, [0.9, 0.5])]).toEqual([true, false]);
  });

  it('are rotated according to their metadata', async () => {
    const rotated = await redBlue(640, 400).jpeg().withMetadata({ orientation: 6 }).toBuffer();

    const made = await images(rotated);

    for (const image of [made?.original, made?.min]) expect(await sizeOf(image)).toEqual(['webp', 400, 640]);
    expect([await isRed(made?.tiny, [0.5, 0.1]), await isRed(made?.tiny, [0.5, 0.9])]).toEqual([true, false]);
  });

  it('contain no metadata of place and time', async () => {
    const exif = { IFD0: { Copyright: 'Ana' }, IFD3: { GPSLatitude: '52/1 30/1 0/1' } };
    const made = await images(await redBlue(64, 32).withExif(exif).jpeg().toBuffer());

    for (const image of [made?.original, made?.min, made?.tiny]) {
      const { exif: kept, icc, xmp, orientation } = await sharp(image).metadata();
      expect([kept, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    }
  });

  it('keep transparency', async () => {
    const clear = { create: { width: 40, height: 40, channels: 4 as const, background: { ...RED, alpha: 0.5 } } };
    const made = await images(await sharp(clear).png().toBuffer());

    expect((await sharp(made?.original).metadata()).hasAlpha).toBe(true);
  });
});

it('of more than 12.5 megapixels keep their size', async () => {
  const made = await images(await redBlue(5_000, 2_600).jpeg().toBuffer());

  expect([await sizeOf(made?.original), await sizeOf(made?.min)]).toEqual([
    ['webp', 5_000, 2_600],
    ['webp', 1_200, 624],
  ]);
});

describe('an invalid image', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['text', Buffer.from('not an image')],
    ['a page', Buffer.from('<!doctype html><img src="x">')],
    ['a drawing that could run scripts', Buffer.from(svg)],
    ['a document', Buffer.from('%PDF-1.7\n')],
    ['the first bytes of a JPEG only', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    ['the first bytes of a HEIC only', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0heicmif1', 'latin1')],
  ])('is refused: %s', async (_what, bytes) => {
    expect(await images(bytes)).toBeNull();
  });

  it('is refused when half of it is missing', async () => {
    const whole = await redBlue(640, 400).jpeg().toBuffer();
    expect(await images(whole.subarray(0, whole.length / 2))).toBeNull();
    const heic = await readFile(HEIC);
    expect(await images(heic.subarray(0, heic.length - 60))).toBeNull();
  });

  it('is refused before it is unpacked when it is too large', async () => {
    const small = await sharp({ create: { width: 8, height: 8, channels: 3, background: RED } })
      .png()
      .toBuffer();
    const bomb = Buffer.from(small);
    bomb.writeUInt32BE(40_000, 16); // width and height in the header
    bomb.writeUInt32BE(40_000, 20);

    expect(await images(bomb)).toBeNull();
    const wide = await sharp({ create: { width: 10_000, height: 6_000, channels: 3, background: RED } })
      .png()
      .toBuffer();
    expect(await images(wide)).toBeNull();
  });
});

describe('the format of a file', () => {
  it('is detected from its bytes', async () => {
    expect(imageFormat(await redBlue(8, 8).avif().toBuffer())).toBe('avif');
    expect(imageFormat(await readFile(HEIC))).toBe('heic');
    expect(imageFormat(Buffer.from('\0\0\0\x1cftypmif1\0\0\0\0mif1avifmiaf', 'latin1'))).toBe('avif');
    expect(imageFormat(Buffer.from('\0\0\0\x10ftypisom\0\0\0\0', 'latin1'))).toBeNull();
    expect(imageFormat(Buffer.from('\xff\xff\xff\xffftyp', 'latin1'))).toBeNull();
  });
});

it('generates a cache key that differs from the previous one', () => {
  for (let count = 0; count < 100; count += 1) {
    const key = newImageKey();
    expect(key).toMatch(/^[0-9a-z]{4}$/);
    expect(newImageKey(key)).not.toBe(key);
  }
});
