export type StrengthLevel = 'weak' | 'good' | 'strong' | 'very-strong';

export interface PasswordStrength {
  /** 0 to 100. */
  score: number;
  level: StrengthLevel;
}

const MIN_LENGTH = 6;
const COMMON_WORDS = ['password', 'mealie', 'admin', 'qwerty', 'login'];
const CLASSES = [/\d/, /\p{Ll}/u, /\p{Lu}/u, /[^\d\p{Ll}\p{Lu}]/u];

/**
 * The strength of a password: every character counts, repeated ones less; variety adds to it. Short passwords and those
 * that contain common words are 0.
 */
export function passwordStrength(password: string): PasswordStrength {
  const score = Math.max(0, Math.min(100, points(password)));
  return { score, level: levelOf(score) };
}

function points(password: string): number {
  const lower = password.toLowerCase();
  if (password.length < MIN_LENGTH || COMMON_WORDS.some((word) => lower.includes(word))) return 0;

  const seen = new Map<string, number>();
  let sum = 0;
  for (const char of password) {
    const times = (seen.get(char) ?? 0) + 1;
    seen.set(char, times);
    sum += 5 / times;
  }
  const variety = CLASSES.filter((kind) => kind.test(password)).length;
  return sum + (variety - 1) * 10;
}

function levelOf(score: number): StrengthLevel {
  if (score < 50) return 'weak';
  if (score < 80) return 'good';
  return score < 100 ? 'strong' : 'very-strong';
}
