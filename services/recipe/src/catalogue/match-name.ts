import { lookupKey } from './naming.js';

/** A food or unit that may be meant by a written name. */
export interface Candidate {
  _id: string;
  name: string;
  names?: string[];
}

/**
 * Which of the candidates a written name means: the one spelled exactly so, else the one of that name in another case,
 * else one that has it as plural, alias or abbreviation.
 */
export function matchName(written: string, candidates: Candidate[]): string | null {
  const key = lookupKey(written);
  const match =
    candidates.find(({ name }) => name === written) ??
    candidates.find(({ name }) => lookupKey(name) === key) ??
    candidates.find(({ names }) => names?.includes(key));
  return match?._id ?? null;
}
