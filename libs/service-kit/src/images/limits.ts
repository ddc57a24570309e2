/** Maximum number of pixels, checked before decoding: 50 megapixels take 200 MB of memory. */
export const MAX_PIXELS = 50_000_000;
