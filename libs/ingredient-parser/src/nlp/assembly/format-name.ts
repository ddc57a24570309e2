import type { LabeledToken } from '../labeled-token.js';

/** The words of the food as written, with the punctuation between adjacent words, and with balanced brackets. */
export function formatName(line: string, names: readonly LabeledToken[], tokens: readonly LabeledToken[]): string {
  const parts: string[] = [];
  let [start, end] = [-1, -1];
  const positions = new Map(tokens.map((token, at) => [token, at]));
  names.forEach((token, index) => {
    const before = names[index - 1];
    const isNeighbor = before && positions.get(token) === (positions.get(before) ?? -2) + 1;
    if (!isNeighbor && start >= 0) parts.push(line.slice(start, end));
    if (!isNeighbor) start = token.start;
    end = token.end;
  });
  if (start >= 0) parts.push(line.slice(start, end));
  return balanceBrackets(parts.join(' '));
}

function balanceBrackets(text: string): string {
  const open = text.split('(').length - text.split(')').length;
  if (open > 0) return `${text})`;
  return open < 0 ? text.replace(')', '') : text;
}
