/** The supported image formats. */
export type ImageFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'tiff' | 'avif' | 'heic';

const HEIC_BRANDS = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1'];
const MAX_BRANDS = 32;

/**
 * The format of an image by its first bytes, regardless of its name; null for anything else. Formats that can run
 * scripts or load files (SVG, PDF) are never passed to a decoder.
 */
export function imageFormat(bytes: Uint8Array): ImageFormat | null {
  const text = (start: number, end: number) => Buffer.from(bytes.subarray(start, end)).toString('latin1');
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  if (['GIF87a', 'GIF89a'].includes(text(0, 6))) return 'gif';
  if (['II*\0', 'MM\0*'].includes(text(0, 4))) return 'tiff';
  return text(4, 8) === 'ftyp' ? heifFormat(bytes) : null;
}

/** HEIC and AVIF share a container; its list of brands distinguishes them. */
function heifFormat(bytes: Uint8Array): ImageFormat | null {
  const boxLength = Buffer.from(bytes.subarray(0, 4)).readUInt32BE(0);
  const end = Math.min(boxLength, bytes.length, 16 + 4 * MAX_BRANDS);
  const brands: string[] = [];
  for (let start = 8; start + 4 <= end; start += 4) {
    brands.push(Buffer.from(bytes.subarray(start, start + 4)).toString('latin1'));
  }
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return 'avif';
  return brands.some((brand) => HEIC_BRANDS.includes(brand)) ? 'heic' : null;
}
