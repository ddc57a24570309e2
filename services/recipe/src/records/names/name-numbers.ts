import { isLetterless } from '@larder/contracts';

/** Numbers tried when an address is taken: ` (1)` to ` (9)` (docs/api/conventions.md#names-and-addresses). */
const MAX_NUMBER = 9;
/** Numbers tried for names without letters: different names often have the same slug. */
const MAX_NUMBER_WITHOUT_LETTERS = 99;

/** The numbers to try for a taken address, in order. */
export function numbersFor(name: string): number[] {
  const length = isLetterless(name) ? MAX_NUMBER_WITHOUT_LETTERS : MAX_NUMBER;
  return Array.from({ length }, (_, index) => index + 1);
}
