/** The context of a string, which determines the characters that may follow its closing quote. */
export type StringPlace = 'key' | 'member' | 'item';

const ESCAPES: Record<string, string> = { b: '', f: ' ', n: '\n', r: '\n', t: ' ' };

/**
 * Parses a quoted string that starts at `start`. Raw line breaks, unknown escapes and unescaped quotes are text.
 * Returns the text and the index after it.
 */
export function readLenientString(source: string, start: number, place: StringPlace): { text: string; end: number } {
  const quote = source[start] ?? '"';
  const parts: string[] = [];
  let from = start + 1;
  for (let at = from; at < source.length; at++) {
    const char = source[at];
    if (char === '\\') {
      const { text, length } = readEscape(source, at);
      parts.push(source.slice(from, at), text);
      from = at + length;
      at = from - 1;
    } else if (char === quote && endsString(source, at + 1, place)) {
      parts.push(source.slice(from, at));
      return { text: parts.join(''), end: at + 1 };
    }
  }
  parts.push(source.slice(from));
  return { text: parts.join(''), end: source.length };
}

function readEscape(source: string, at: number): { text: string; length: number } {
  const char = source[at + 1] ?? '';
  if (char !== 'u') return { text: ESCAPES[char] ?? char, length: 2 };
  const hex = source.slice(at + 2, at + 6);
  if (!/^[0-9a-f]{4}$/i.test(hex)) return { text: '', length: 2 };
  return { text: String.fromCharCode(Number.parseInt(hex, 16)), length: 6 };
}

function endsString(source: string, after: number, place: StringPlace): boolean {
  const at = skipBlanks(source, after);
  const next = source[at];
  if (next === undefined) return true;
  if (place === 'key') return next === ':' || next === ',' || next === '}';
  if (next === '}' || next === ']') return true;
  if (next === ',') return startsNext(source, skipBlanks(source, at + 1), place);
  return place === 'member' && startsMember(source, at); // the comma is missing
}

function startsNext(source: string, at: number, place: StringPlace): boolean {
  const next = source[at];
  if (next === undefined || '}],/'.includes(next)) return true;
  return place === 'item' ? /["'{[\-\dtfn]/.test(next) : startsMember(source, at);
}

const MEMBER = /(?:"[^"\n]{0,80}"|'[^'\n]{0,80}'|[\w$@]{1,80})\s{0,20}:/y;

function startsMember(source: string, at: number): boolean {
  MEMBER.lastIndex = at;
  return MEMBER.test(source);
}

function skipBlanks(source: string, from: number): number {
  let at = from;
  while (at < source.length && source.charCodeAt(at) <= 32) at++;
  return at;
}
