const MAX_DEPTH = 3;

/**
 * The texts with recipe data in their plain form: scripts that mention properties by these names, and strings of scripts
 * that contain them as encoded JSON, decoded.
 */
export function decodedData(scripts: readonly string[], names: string): string[] {
  const patterns = { plain: new RegExp(`(?<!\\\\["'])${names}`), encoded: new RegExp(`\\\\["']${names}`) };
  const isPiece = (script: string): boolean => script.includes('__next_f.push');
  return [...scripts.filter((script) => !isPiece(script)), ...rowsOf(scripts.filter(isPiece))].flatMap((text) =>
    plainData(text, patterns, 0),
  );
}

/** Next.js sends the data of a page as pieces of one text in many scripts; its rows begin with their number. */
function rowsOf(scripts: readonly string[]): string[] {
  const text = scripts.flatMap((script) => [...stringsIn(script)].map(decodeString)).join('');
  return text.split(/\n(?=[\da-f]{1,6}:)/);
}

/** How properties are mentioned in data, and in data that is encoded as a string. */
interface Patterns {
  plain: RegExp;
  encoded: RegExp;
}

function plainData(text: string, patterns: Patterns, depth: number): string[] {
  const plain = patterns.plain.test(text) ? [text] : [];
  if (depth >= MAX_DEPTH || !patterns.encoded.test(text)) return plain;
  const encoded = [...stringsIn(text)].filter((string) => patterns.encoded.test(string));
  return [...plain, ...encoded.flatMap((string) => plainData(decodeString(string), patterns, depth + 1))];
}

/** The contents of the double-quoted strings in a script, as written. A line break ends a string that was none. */
function* stringsIn(script: string): Generator<string> {
  let start = script.indexOf('"');
  while (start >= 0) {
    const end = endOfString(script, start + 1);
    if (script[end] === '"') yield script.slice(start + 1, end);
    start = script.indexOf('"', end + 1);
  }
}

function endOfString(script: string, from: number): number {
  let at = from;
  while (at < script.length && script[at] !== '"' && script[at] !== '\n') at += script[at] === '\\' ? 2 : 1;
  return at;
}

const ESCAPE = /\\(?:u([\da-f]{4})|x([\da-f]{2})|([\s\S]))/gi;
const CONTROLS: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '', f: '' };

const decodeString = (string: string): string =>
  string.replace(ESCAPE, (_, unicode: string | undefined, byte: string | undefined, char: string) =>
    (unicode ?? byte) ? String.fromCharCode(parseInt(unicode ?? byte ?? '', 16)) : (CONTROLS[char] ?? char),
  );
