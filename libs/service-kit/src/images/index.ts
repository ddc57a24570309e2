import sharp from 'sharp';

// Each image is read once: a cache would only hold memory. One thread per image leaves the others to the service.
sharp.cache(false);
sharp.concurrency(1);

// The HEIC decoder prints its complaints into the service's log; the result already says that a file is refused.
Object.assign(console, { log: () => undefined });

export { imageFormat, type ImageFormat } from './image-format.js';
export { MAX_PIXELS } from './limits.js';
export { readImage } from './read-image.js';
