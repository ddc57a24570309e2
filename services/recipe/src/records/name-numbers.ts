import { isLetterless } from '@larder/contracts';

/** Numbers tried when an address is taken: ` (1)` to ` (9)` (docs/api/conventions.md#names-and-addresses). */
const MOST = 9;
/** Addresses of names without letters say little, so that different names soon meet at one. */
const MOST_OF_LETTERLESS = 99;

/** The numbers that make the address of a name another one, in the order in which they are tried. */
export function numbersFor(name: string): number[] {
  const length = isLetterless(name) ? MOST_OF_LETTERLESS : MOST;
  return Array.from({ length }, (_, index) => index + 1);
}
