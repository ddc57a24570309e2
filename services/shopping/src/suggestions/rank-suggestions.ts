import { normalizeText, type ShoppingSuggestion } from '@larder/contracts';

interface SuggestionQuery {
  search: string;
  limit: number;
}

/** The suggestions that contain a text: those that begin with it first, then by how often and how lately they were bought. */
export function rankSuggestions(
  suggestions: readonly ShoppingSuggestion[],
  { search, limit }: SuggestionQuery,
): ShoppingSuggestion[] {
  const text = normalizeText(search);
  return suggestions
    .map((suggestion) => ({ suggestion, at: normalizeText(suggestion.display).indexOf(text) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => Number(one.at > 0) - Number(other.at > 0) || byUse(one.suggestion, other.suggestion))
    .slice(0, limit)
    .map(({ suggestion }) => suggestion);
}

function byUse(one: ShoppingSuggestion, other: ShoppingSuggestion): number {
  return other.count - one.count || Date.parse(other.lastUsedAt) - Date.parse(one.lastUsedAt);
}
