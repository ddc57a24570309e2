/** Maximum number of pixels, checked before decoding: 50 megapixels take 200 MB of memory. */
export const MAX_PIXELS = 50_000_000;
/** From here on an image is large: photos of most phones have 12 megapixels. */
export const LARGE_PIXELS = 12_500_000;
