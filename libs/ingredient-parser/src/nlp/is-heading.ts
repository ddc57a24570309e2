import type { Token } from '../tokens/token.js';

/** What the next ingredients are for, without a colon; a longer line may name an ingredient as well. */
const PURPOSE_ALONE = /^(?:to (?:serve|garnish|finish|decorate)|for (?:serving|garnish(?:ing)?|decorat(?:ion|ing)))$/iu;
const GROUP_OF =
  /^(?:for the|für (?:den|die|das)|pour (?:la|le|les)|para (?:la|el|los|las)|per (?:la|il|lo|le|gli)|voor (?:de|het))(?:\s[\p{L}'’-]{1,20}){1,3}$/iu;

/** Whether a line is a heading: "Glaze:", "Layer 2:", "For the glaze". */
export function isHeading(line: string, tokens: readonly Token[]): boolean {
  const text = line.trim();
  if (text.endsWith(':')) return tokens.slice(0, -1).every(({ amount }) => amount === null) && !tokens[0]?.amount;
  return (GROUP_OF.test(text) || PURPOSE_ALONE.test(text)) && tokens.every(({ amount }) => amount === null);
}
