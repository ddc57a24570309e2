/** The zeros of the scripts whose digits recipes use: full-width, Arabic, Persian, Devanagari, Bengali, Thai. */
const ZEROS = [...'０٠۰०০๐'].map((zero) => zero.charCodeAt(0));
const DIGITS_OF_SCRIPTS = ZEROS.map((zero) => `${String.fromCharCode(zero)}-${String.fromCharCode(zero + 9)}`).join('');
const OTHER_DIGIT = new RegExp(`[${DIGITS_OF_SCRIPTS}]`, 'gu');

/** The digits of all these scripts, as the content of a character class. */
export const DIGIT_CLASS = `0-9${DIGITS_OF_SCRIPTS}`;

/** A text with ASCII digits instead of those of other scripts. Its length does not change. */
export function withAsciiDigits(text: string): string {
  return text.replace(OTHER_DIGIT, (digit) => String(valueOf(digit.charCodeAt(0))));
}

function valueOf(code: number): number {
  return code - (ZEROS.find((zero) => code >= zero && code <= zero + 9) ?? code);
}
