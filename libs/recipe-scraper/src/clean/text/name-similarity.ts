/** The similarity of two names, 0 to 1: the shared words in any order; 1 also for "Fish & Chips" and "fishandchips". */
export function nameSimilarity(one: string, other: string): number {
  const [left, right] = [lettersOf(one), lettersOf(other)];
  if (!left || !right) return 0;
  if (left.replaceAll(' ', '') === right.replaceAll(' ', '')) return 1;
  const shared = sharedWords(left.split(' '), right.split(' '));
  const isWithin = isPart(left, right) || isPart(right, left);
  return Math.max(shared, isWithin ? 0.5 : 0);
}

/** Whether a name has another as its word or words. */
export function containsName(name: string, part: string): boolean {
  const letters = lettersOf(part);
  return letters !== '' && ` ${lettersOf(name)} `.includes(` ${letters} `);
}

/** Whether a name contains several words in the same order, or, in scripts without spaces, another name. */
function isPart(name: string, part: string): boolean {
  if (WITHOUT_SPACES.test(part)) return name.includes(part);
  return part.includes(' ') && ` ${name} `.includes(` ${part} `);
}
const WITHOUT_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

function sharedWords(left: readonly string[], right: readonly string[]): number {
  const rightWords = new Set(right);
  const common = new Set(left.filter((word) => rightWords.has(word))).size;
  return (2 * common) / (new Set(left).size + rightWords.size);
}

const MAX_NAME = 500;

function lettersOf(name: string): string {
  return name
    .slice(0, MAX_NAME)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}|['’]/gu, '')
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
