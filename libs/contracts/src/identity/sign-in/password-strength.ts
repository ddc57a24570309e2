/** The strength of a password, for scores from 0 to 100. */
export type PasswordStrength = 'weak' | 'good' | 'strong' | 'very-strong';

const MIN_LENGTH = 6;
const COMMON_WORDS = /password|mealie|admin|qwerty|login/i;
const CLASSES = [/\d/, /[a-z]/, /[A-Z]/, /\W/];
const PER_CHARACTER = 5;
const PER_CLASS = 10;

/**
 * The score of a password: zero for short and common ones; else each character counts, reduced by its earlier
 * occurrences, and each further kind of character adds points.
 */
export function passwordScore(password: string): number {
  if (password.length < MIN_LENGTH || COMMON_WORDS.test(password)) return 0;
  const counts = new Map<string, number>();
  let score = 0;
  for (const character of password) {
    const times = (counts.get(character) ?? 0) + 1;
    counts.set(character, times);
    score += PER_CHARACTER / times;
  }
  const classes = CLASSES.filter((each) => each.test(password)).length;
  return Math.min(100, Math.max(0, Math.trunc(score + (classes - 1) * PER_CLASS)));
}

/** The strength of a score. */
export function passwordStrength(score: number): PasswordStrength {
  if (score < 50) return 'weak';
  if (score < 80) return 'good';
  return score < 100 ? 'strong' : 'very-strong';
}
