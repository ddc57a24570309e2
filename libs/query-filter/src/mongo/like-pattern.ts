const ANY_TEXT = '[\\s\\S]*?';
const ANY_CHARACTER = '[\\s\\S]';
const END = '(?![\\s\\S])'; // unlike "$", which in some engines also matches before a final line break

/**
 * Converts a LIKE pattern (`%` any characters, `_` one character) to a regular expression: anchored, case-insensitive,
 * with all other characters escaped.
 *
 * Between two `%` the first match is sufficient, so each part is in a look-ahead, which is not re-entered. This
 * prevents exponential backtracking, for example of `%a%a%a%a%` on a long text of a's.
 */
export function likePattern(pattern: string): RegExp {
  const [first = '', ...rest] = pattern.split(/%+/).map(escapeText);
  if (rest.length === 0) return regExp(`^${first}${END}`);
  const last = rest.pop() ?? '';
  const onceOnly = last === '' ? rest.slice(0, -1) : rest;
  const end = last === '' ? anywhere(rest.at(-1) ?? '') : `${anywhere(last)}${END}`;
  const middle = onceOnly.map((text, at) => `(?=(${anywhere(text)}))\\${at + 1}(?:)`).join('');
  return regExp(`^${first}${middle}${end}`);
}

function anywhere(text: string): string {
  return text && `${ANY_TEXT}${text}`;
}

function regExp(source: string): RegExp {
  return new RegExp(source, 'iu');
}

function escapeText(text: string): string {
  return text
    .replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
    .replaceAll('_', ANY_CHARACTER)
    .replaceAll('\0', '\\x00'); // databases end a pattern at a null character
}
