import { VULGAR_FRACTIONS } from '@larder/measures';

const ONES = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const TEENS = 'eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const VALUES = new Map([
  ...[...ONES, ...TEENS].map((word, at) => [word, at + 1] as const),
  ...TENS.map((word, at) => [word, at * 10 + 20] as const),
]);
const WORD = ONES.join('|');
const PARTS: Readonly<Record<string, number>> = { half: 2, third: 3, quarter: 4, fourth: 4, fifth: 5, eighth: 8 };
const PART = String.raw`(${Object.keys(PARTS).join('|')})s?(?:\sof(?:\s(?:an?|one|1))?)?(?=\s)`;

/** "One third cup", "two-thirds of a cup", "1 and a half", "one and three-quarters". */
const FRACTION = new RegExp(`^(?:(${WORD}|\\d{1,2})\\s(?:and|&)\\s)?(an?|${WORD})[\\s-]${PART}`, 'iu');
/** "Quarter of a cup"; "half" is a word of the model. */
const PART_ALONE = /^(third|quarter)\s(?:of\s)?(?:an?\s)?(?=\p{L})/iu;
/** "½ of a lemon". */
const PART_OF = /^(\d{1,2}[/⁄]\d{1,2}|[½⅓⅔¼¾⅛])\sof\s(?:an?|one|1)(?=\s)/iu;
const ANY_WORD = [...VALUES.keys()].join('|');
const RANGE = new RegExp(`^(${ANY_WORD})\\s(?:to|or)\\s(${ANY_WORD})(?=\\s)`, 'iu');
/** The model knows smaller numbers as words. Not before a fraction: "twelve ¾-inch slices" would be 12¾. */
const LARGE = new RegExp(
  `^(?:(${TENS.join('|')})(?:[\\s-](${WORD}))?|(${TEENS.join('|')}))(?=\\s(?:\\p{L}|\\d{1,3}-))`,
  'iu',
);

/** "A hundred", "two hundred and fifty", "one hundred fifty-five". */
const HUNDREDS = new RegExp(
  `^(?:(an?|${WORD})\\s)hundred(?:\\s(?:and\\s)?(?:(${TENS.join('|')})(?:[\\s-](${WORD}))?|(${ANY_WORD})))?(?=\\s\\p{L})`,
  'iu',
);

/** A line that begins with words for a fraction, a range or a large number, with digits instead of them. */
export function withDigitsForWords(line: string): string {
  return line
    .replace(HUNDREDS, (_, count: string, ...rest: (string | undefined)[]) => {
      const hundreds = /^an?$/i.test(count) ? 1 : numberOf(count);
      return String(hundreds * 100 + rest.slice(0, 3).reduce((sum, word) => sum + (word ? numberOf(word) : 0), 0));
    })
    .replace(FRACTION, toFraction)
    .replace(PART_ALONE, (_, part: string) => `${vulgar(1 / partsOf(part))} `)
    .replace(PART_OF, '$1')
    .replace(RANGE, (_, low: string, high: string) => `${numberOf(low)}-${numberOf(high)}`)
    .replace(LARGE, (_, ...words: (string | undefined)[]) => {
      return String(numberOf(words[0] ?? '') + numberOf(words[1] ?? '') + numberOf(words[2] ?? ''));
    });
}

/** Not for "two quarter-pounders" and "two half chickens", which are two. */
function toFraction(text: string, whole: string | undefined, count: string, part: string): string {
  const [numerator, denominator] = [/^an?$/i.test(count) ? 1 : numberOf(count), partsOf(part)];
  if (numerator > 1 && (numerator >= denominator || denominator % numerator === 0)) return text;
  return `${whole ? numberOf(whole) : ''}${vulgar(numerator / denominator)}`;
}

const partsOf = (part: string): number => PARTS[part.toLowerCase()] ?? 1;

function vulgar(value: number): string {
  const [character = ''] = [...VULGAR_FRACTIONS].find(([, other]) => Math.abs(other - value) < 1e-3) ?? [];
  return character;
}

/** The number of a word or of digits; 0 without one. */
function numberOf(text: string): number {
  return VALUES.get(text.toLowerCase()) ?? Number(text);
}
