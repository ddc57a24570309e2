import type { FoodDraft, UnitDraft } from '../../../entities/catalogue/catalogue.js';

/** The request body of a food: trimmed, without redundant aliases. */
export function normalizeFood(draft: FoodDraft): FoodDraft {
  const own = [draft.name, draft.pluralName];
  return {
    ...draft,
    name: draft.name.trim(),
    pluralName: draft.pluralName?.trim() || null,
    labelId: draft.labelId ?? null,
    aliases: newNames(draft.aliases, own),
  };
}

/** The request body of a unit. */
export function normalizeUnit(draft: UnitDraft): UnitDraft {
  const own = [draft.name, draft.pluralName, draft.abbreviation, draft.pluralAbbreviation];
  return {
    ...draft,
    name: draft.name.trim(),
    pluralName: draft.pluralName?.trim() || null,
    aliases: newNames(draft.aliases, own),
  };
}

function newNames(aliases: readonly { name: string }[] = [], own: readonly (string | null | undefined)[]) {
  const seen = new Set(own.map((name) => plain(name ?? '')));
  seen.add('');
  return aliases.flatMap(({ name }) => {
    if (seen.has(plain(name))) return [];
    seen.add(plain(name));
    return [{ name: name.trim() }];
  });
}

const plain = (name: string) => name.trim().toLocaleLowerCase();
