import { decodeText } from '../../html/element.js';
import { htmlToText } from '../../html/html-to-text.js';
import { LIMITS } from '../../limits.js';
import { repairMojibake } from './mojibake.js';

/** "&amp;amp;amp;" is one ampersand that was encoded repeatedly. */
const AMPERSANDS = /&(?:amp;|#38;|#x26;)+/gi;
const MAX_ROUNDS = 5;

/** Invisible characters, except the joiners that scripts and emoji need. */
// oxlint-disable-next-line no-control-regex
const INVISIBLE = /[\u0000-\u0008\u000E-\u001F\u007F-\u0084\u0086-\u009F\u00AD\u200B\u2060\uFEFF\uFFFC]/g;

/**
 * The readable text of a value: entities decoded (also repeatedly encoded ones), HTML removed, white space collapsed,
 * at most one blank line in a row, trimmed. A list gives its first element, a number its digits, other values `""`.
 */
export function cleanText(value: unknown): string {
  let text = plainText(value).slice(0, LIMITS.textLength);
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const cleaner = collapse(htmlToText(repairText(decodeText(text.replace(AMPERSANDS, '&')))));
    if (cleaner === text) break;
    text = cleaner;
  }
  return text;
}

/**
 * JSON escapes that are left in a text: encoded twice, or without their backslash, which some databases remove. They
 * occur in no language.
 */
const CODE_ESCAPE = /\\?u(00[2-9a-f][0-9a-f]|20[12][0-9a-f])(?![0-9a-f])/g;
const LINE_ESCAPE = /(?:\\r)?\\n|\\r/g;
const MARK_ESCAPE = /\\(?=["'/])/g;
/** What WordPress replaces when it shows a post: an image with its caption, a gallery, a widget. */
const SHORTCODE =
  /\[caption[^\][]{0,300}\][^[]{0,2000}\[\/caption\]|\[\/?(?:caption|gallery|embed|video|audio|playlist|adinserter|mv_\w{1,20}|wprm-\w[\w-]{0,30}|su_\w{1,20}|vc_\w{1,30}|et_pb_\w{1,30})(?:\s[^\][]{0,300})?\]/gi;

const repairText = (text: string): string => {
  const repaired = repairMojibake(text).replace(CODE_ESCAPE, (_, code: string) =>
    String.fromCharCode(parseInt(code, 16)),
  );
  const own = repaired.includes('[') ? repaired.replace(SHORTCODE, '') : repaired;
  return own.includes('\\') ? own.replace(LINE_ESCAPE, '\n').replace(MARK_ESCAPE, '') : own;
};

/** A cleaned text on one line. */
export function cleanLine(value: unknown): string {
  return cleanText(value).replace(/\s+/g, ' ');
}

/** A cleaned text as its lines, without blank ones. */
export function cleanLines(value: unknown): string[] {
  return cleanText(value)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, LIMITS.entries);
}

/** The text of a JSON value, not yet cleaned. JSON-LD may wrap it in `{"@value": …}`. */
function plainText(value: unknown, depth = 0): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  if (typeof value !== 'object' || value === null || depth > 3) return '';
  if (Array.isArray(value)) return plainText(value[0], depth + 1);
  return '@value' in value ? plainText(value['@value'], depth + 1) : '';
}

function collapse(text: string): string {
  return text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(INVISIBLE, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
