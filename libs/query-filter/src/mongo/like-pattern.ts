const ANY_TEXT = '[\\s\\S]*?';
const ANY_CHARACTER = '[\\s\\S]';
const END = '(?![\\s\\S])'; // unlike "$", which some engines also find before a last line break

/**
 * A LIKE pattern (`%` any run, `_` one character) as regular expression: anchored, without regard to case, with
 * everything else escaped.
 *
 * Between two `%` the first position that fits is as good as any later one, so each is tried once only (a look-ahead is
 * not re-entered). Without that, `%a%a%a%a%` would take for ever on a long text of a's.
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
    .replaceAll('\0', '\\x00'); // databases take a pattern for ended there
}
