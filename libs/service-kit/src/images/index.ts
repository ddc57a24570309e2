import sharp from 'sharp';

// Each image is read once, so a cache would waste memory. One thread per image leaves the other cores to the service.
sharp.cache(false);
sharp.concurrency(1);

// The HEIC decoder prints warnings to standard output; the result already reports a refused file.
Object.assign(console, { log: () => undefined });

export { convertImage, type ImageTask, type LimitTime } from './convert-image.js';
export { imageFormat, type ImageFormat } from './image-format.js';
export { LARGE_PIXELS, MAX_PIXELS } from './limits.js';
export { readImage } from './read-image.js';
