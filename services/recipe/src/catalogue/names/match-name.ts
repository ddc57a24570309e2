import { lookupKey } from './naming.js';

/** A food or unit that may match a written name. */
export interface Candidate {
  _id: string;
  name: string;
  names?: string[];
}

/**
 * Finds the candidate for a written name: the one with exactly this name, else with this name in another case, else
 * with this plural, alias or abbreviation. Of several, the one that was added first.
 */
export class CandidateIndex {
  private readonly byName = new Map<string, string>();
  private readonly byKey = new Map<string, string>();
  private readonly byOtherName = new Map<string, string>();

  constructor(candidates: Candidate[]) {
    for (const candidate of candidates) this.add(candidate);
  }

  add({ _id, name, names = [] }: Candidate): void {
    addFirst(this.byName, name, _id);
    addFirst(this.byKey, lookupKey(name), _id);
    for (const key of names) addFirst(this.byOtherName, key, _id);
  }

  /** The id of the matching candidate; null when there is none. */
  idOf(written: string): string | null {
    const key = lookupKey(written);
    return this.byName.get(written) ?? this.byKey.get(key) ?? this.byOtherName.get(key) ?? null;
  }
}

function addFirst(ids: Map<string, string>, key: string, id: string): void {
  if (!ids.has(key)) ids.set(key, id);
}
