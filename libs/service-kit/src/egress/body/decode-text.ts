/** Number of bytes of a page that are searched for its `<meta charset>`. */
const META_BYTES = 4096;
const META_CHARSET = /<meta[^>]{1,500}?charset\s*=\s*["']?\s*([\w:.-]{1,40})/i;
const XML_CHARSET = /^\s*<\?xml[^>]{1,200}?\sencoding\s*=\s*["']\s*([\w:.-]{1,40})/i;
const HEADER_CHARSET = /charset\s*=\s*["']?\s*([\w:.-]{1,40})/i;

const BYTE_ORDER_MARKS: [number[], string][] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
  [[0x3c, 0], 'utf-16le'],
  [[0, 0x3c], 'utf-16be'],
];

/** The characters of windows-1252 in place of Latin 1 control characters (0x80 to 0x9f). */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** What browsers assume for pages in these languages that declare no charset, as the Encoding Standard lists it. */
const CHARSETS_OF_LANGUAGES: [RegExp, string][] = [
  [/^(?:ru|bg|uk|be|mk|sr|kk)$/, 'windows-1251'],
  [/^(?:pl|cs|sk|hu|sl|hr|ro)$/, 'windows-1250'],
  [/^(?:et|lv|lt)$/, 'windows-1257'],
  [/^(?:tr|ku)$/, 'windows-1254'],
  [/^el$/, 'iso-8859-7'],
  [/^he$/, 'windows-1255'],
  [/^(?:ar|fa)$/, 'windows-1256'],
  [/^ja$/, 'shift_jis'],
  [/^ko$/, 'euc-kr'],
  [/^zh$/, 'gb18030'],
  [/^th$/, 'windows-874'],
  [/^vi$/, 'windows-1258'],
];
const LANGUAGE = /<html[^>]{0,500}?\slang\s*=\s*["']?\s*([a-z]{2,3})(?![a-z])/i;

/**
 * Decodes bytes: by byte order mark, else the charset of `Content-Type`, else that of the page's `<meta>` or XML
 * declaration, else UTF-8. A declaration that the bytes contradict is ignored: valid UTF-8 is UTF-8, and bytes that are
 * not are in the other declared charset, or in the usual one of the page's language. Invalid bytes are replaced.
 */
export function decodeText(bytes: Uint8Array, contentType = ''): string {
  const marked = markedCharset(bytes);
  if (marked) return decode(bytes, marked);
  const head = Buffer.from(bytes.subarray(0, META_BYTES)).toString('latin1');
  const declared = [encodingOf(HEADER_CHARSET.exec(contentType)?.[1]), metaCharset(head)].filter(
    (name) => name !== undefined,
  );
  const [charset = 'utf-8'] = declared;
  if (charset !== 'utf-8') return (SINGLE_BYTE.test(charset) && validUtf8(bytes)) || decode(bytes, charset);
  const text = decode(bytes, 'utf-8');
  return isMostlyInvalid(text) ? decode(bytes, declared.find((name) => name !== 'utf-8') ?? usualCharset(head)) : text;
}

/** Charsets in which any bytes are valid, so that a wrong declaration goes unnoticed. */
const SINGLE_BYTE = /^(?:windows|iso-8859|koi8|macintosh|x-mac)/;

/** The text of bytes that are UTF-8 beyond doubt: with characters of several bytes, all of them valid. */
function validUtf8(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.length < bytes.length ? text : null;
  } catch {
    return null;
  }
}

/** Whether more characters than not are no UTF-8; a few are damaged ones, or one that was cut at the end. */
function isMostlyInvalid(text: string): boolean {
  if (!text.includes('\ufffd')) return false;
  const invalid = text.match(/\ufffd/g)?.length ?? 0;
  return invalid > (text.match(/[^\p{ASCII}\ufffd]/gu)?.length ?? 0);
}

function usualCharset(head: string): string {
  const language = LANGUAGE.exec(head)?.[1]?.toLowerCase() ?? '';
  return CHARSETS_OF_LANGUAGES.find(([languages]) => languages.test(language))?.[1] ?? 'windows-1252';
}

function decode(bytes: Uint8Array, charset: string): string {
  return charset === 'windows-1252' ? decodeWindows1252(bytes) : new TextDecoder(charset).decode(bytes);
}

/** The charset of a byte order mark, or of a first "<" in two bytes. */
function markedCharset(bytes: Uint8Array): string | undefined {
  return BYTE_ORDER_MARKS.find(([mark]) => mark.every((byte, index) => bytes[index] === byte))?.[1];
}

function metaCharset(head: string): string | undefined {
  const charset = encodingOf(META_CHARSET.exec(head)?.[1] ?? XML_CHARSET.exec(head)?.[1]);
  // A declaration that was found as ASCII cannot be in UTF-16, despite its charset.
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
