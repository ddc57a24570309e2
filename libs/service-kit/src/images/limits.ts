/** More pixels are refused before anything is decoded: 50 megapixels take 200 MB of memory. */
export const MAX_PIXELS = 50_000_000;
