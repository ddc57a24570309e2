/** The image servers of Google, which many blogs use: the address of an image states the size to send. */
const HOST = /^https?:\/\/(?:\d\.bp\.blogspot\.com|(?:blogger|lh\d)\.googleusercontent\.com|lh\d\.ggpht\.com)\//i;
const OPTIONS = '[swh]\\d{1,4}(?:-[a-z]{1,2}\\d{0,4}){0,8}';
/** "/w400-h228/" before the name of the file, or "=s320-c" at the end. */
const SIZE = new RegExp(`(?<=/)${OPTIONS}(?=/[^/]+$)|(?<==)${OPTIONS}$`, 'i');
/** The size of originals on these servers; images are never enlarged. */
const FULL_SIZE = 1600;

/** Addresses of images, with those of small renditions replaced by their originals; the small ones follow as a fallback. */
export function withFullSizes(addresses: readonly string[]): string[] {
  return [...new Set([...addresses.map(fullSizeOf), ...addresses])];
}

function fullSizeOf(address: string): string {
  return HOST.test(address) ? address.replace(SIZE, fullSize) : address;
}

/** Zero and larger sizes ask for the original as well. */
function fullSize(size: string): string {
  const largest = Math.max(...(size.match(/\d+/g) ?? []).map(Number));
  return largest > 0 && largest < FULL_SIZE ? `s${FULL_SIZE}` : size;
}
