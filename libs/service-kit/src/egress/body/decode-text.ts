/** Number of bytes of a page that are searched for its `<meta charset>`. */
const META_BYTES = 4096;
const META_CHARSET = /<meta[^>]{1,500}?charset\s*=\s*["']?\s*([\w:.-]{1,40})/i;
const HEADER_CHARSET = /charset\s*=\s*["']?\s*([\w:.-]{1,40})/i;

const BYTE_ORDER_MARKS: [number[], string][] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

/** The characters of windows-1252 in place of Latin 1 control characters (0x80 to 0x9f). */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/**
 * Decodes bytes: by byte order mark, else the charset of `Content-Type`, else that of the page's `<meta>`, else UTF-8.
 * Invalid bytes are replaced.
 */
export function decodeText(bytes: Uint8Array, contentType = ''): string {
  const charset =
    markedCharset(bytes) ?? encodingOf(HEADER_CHARSET.exec(contentType)?.[1]) ?? metaCharset(bytes) ?? 'utf-8';
  return charset === 'windows-1252' ? decodeWindows1252(bytes) : new TextDecoder(charset).decode(bytes);
}

function markedCharset(bytes: Uint8Array): string | undefined {
  return BYTE_ORDER_MARKS.find(([mark]) => mark.every((byte, index) => bytes[index] === byte))?.[1];
}

function metaCharset(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.subarray(0, META_BYTES)).toString('latin1');
  const charset = encodingOf(META_CHARSET.exec(head)?.[1]);
  // A `<meta>` that was found as ASCII cannot be in UTF-16, despite its charset.
  return charset?.startsWith('utf-16') ? 'utf-8' : charset;
}

/** The decoder's name of a charset label; undefined for an unknown one. */
function encodingOf(label: string | undefined): string | undefined {
  if (!label) return undefined;
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return undefined;
  }
}

// Node 20 decodes this charset as Latin 1, which loses quotation marks and dashes.
function decodeWindows1252(bytes: Uint8Array): string {
  const text = Buffer.from(bytes).toString('latin1');
  return text.replace(/[\x80-\x9f]/g, (char) => WINDOWS_1252[char.charCodeAt(0) - 0x80] ?? char);
}
