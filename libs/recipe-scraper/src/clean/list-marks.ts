/** A bullet that may also begin a text; it is a mark only in front of all texts of a list. */
const BULLET = /^(?:[-–—*+•·▪●]\s+|[•▪●])(?=\S)/u;
/** Words before the number of a step, in the most common languages of recipes. */
export const COUNTER_WORDS =
  'step|schritt|étape|etape|paso|passo|passaggio|stap|steg|trin|vaihe|krok|шаг|крок|lépés|adım|langkah|bước|ステップ|步骤|步驟|第';
const COUNTER = new RegExp(
  `^(?:(?:${COUNTER_WORDS})\\s?#?(\\d{1,2})\\s?[.):\\-–—]|(\\d{1,2})\\s?(?:[.):]|\\.-))\\s+(?=\\S)`,
  'iu',
);

/**
 * The texts of a list without the marks in front of all of them: bullets, or numbers that count them ("1. Chop", "Step 2:
 * Fry"). Counting may begin again at 1, for the next section.
 */
export function withoutListMarks(texts: readonly string[]): string[] {
  if (texts.length < 2) return [...texts];
  if (texts.every((text) => BULLET.test(text))) return texts.map((text) => text.replace(BULLET, ''));
  return areCounted(texts) ? texts.map((text) => text.replace(COUNTER, '')) : [...texts];
}

function areCounted(texts: readonly string[]): boolean {
  let before = 0;
  return texts.every((text) => {
    const [, ofStep, alone] = COUNTER.exec(text) ?? [];
    const number = Number(ofStep ?? alone);
    const goesOn = number === before + 1 || (before > 0 && number === 1);
    before = number;
    return goesOn;
  });
}
