const COUNT = String.raw`(\d{1,2}|one|two|three|four)`;
const COLOR = '(red|green|yellow|orange|white|black|purple|brown|dark|light|sweet|hot)';
const TWO_KINDS = new RegExp(`^(${COUNT}\\s${COLOR}\\s(and|or)\\s)${COUNT}\\s${COLOR}\\s(?=\\p{L})`, 'iu');

/**
 * A line with two kinds of one food, "1 red and 1 green bell pepper", as "1 red and green bell pepper", and the counts for
 * the note; null for any other line.
 */
export function withoutSecondCount(line: string): { text: string; counts: string } | null {
  const [match, first = '', , , , , other = ''] = TWO_KINDS.exec(line) ?? [];
  if (match === undefined) return null;
  return { text: `${first}${other} ${line.slice(match.length)}`, counts: match.trim() };
}
