import sharp from 'sharp';
import { convertImage } from './convert-image.js';

const deadline = Date.now() + 60_000;
const anImage = () =>
  sharp({ create: { width: 4, height: 2, channels: 3, background: 'red' } })
    .png()
    .toBuffer();

it('converts an image until the deadline', async () => {
  const task = { bytes: await anImage(), deadline };

  const size = await convertImage(task, async (image, limitTime) => {
    const { info } = await limitTime(image).png().toBuffer({ resolveWithObject: true });
    return [info.width, info.height];
  });

  expect(size).toEqual([4, 2]);
});

it('distinguishes a timeout from an unreadable image', async () => {
  const task = { bytes: await anImage(), deadline };

  expect(await convertImage(task, () => Promise.reject(new Error('VipsJpeg: premature end')))).toBeNull();
  await expect(convertImage(task, () => Promise.reject(new Error('timeout: 12% complete')))).rejects.toThrow('timeout');
});
