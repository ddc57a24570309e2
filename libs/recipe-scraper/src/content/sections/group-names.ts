const MAX_LENGTH = 50;
const MAX_WORDS = 6;
/** "For the dough" in the languages where groups of ingredients are usually named like that. */
const FOR_THE =
  /^(?:for (?:the|an?)|für (?:den|die|das)|pour (?:la|le|les)|para (?:os?|as?|el|l[ao]s?)|per (?:il|lo|la|i|gli|le)|voor (?:de|het)|für|voor|til|till|для)\s\p{L}|^(?:pour|per) l['’]/iu;

/** Whether a line of a list without an amount names the group of ingredients below it: "For the dough". */
export function isGroupName(text: string): boolean {
  const isShort = text.length <= MAX_LENGTH && text.split(' ').length <= MAX_WORDS;
  return isShort && FOR_THE.test(text) && !/[\d,;:.½¼¾⅓⅔⅛]/.test(text);
}

/** Whether a line is written in capitals: "FOR THE DOUGH", "DRESSING". */
export const isInCapitals = (text: string): boolean =>
  text.length <= MAX_LENGTH && /\p{Lu}{4}/u.test(text) && !/[\p{Ll}\d]/u.test(text);
