import { NO_CONFIDENCE, type ParsedLine } from '@larder/ingredient-parser';
import { z } from 'zod';

const text = z
  .string()
  .nullish()
  .transform((value) => value?.trim() ?? '');

/** The answer of the model for one line; confidence is 0 to 100. */
export const AiLine = z.object({
  input: z.string(),
  confidence: z.number().nullish(),
  quantity: z.number().nullish(),
  unit: text,
  food: text,
  note: text,
});
export type AiLine = z.output<typeof AiLine>;
export const AiLines = z.object({ ingredients: z.array(AiLine) });

/** The task for the language model. */
export const TASK = `You take lines of recipe ingredients apart. The user sends a JSON array of lines, in any language.
Give exactly one item per line, in the same order, with the line itself as "input".
- "quantity": a number; fractions and words for numbers become decimal numbers ("2 dozen" is 24); of a range the lower end, the range itself goes to the note; null when there is none.
- "unit": the unit of measure as written, without the number; empty when there is none.
- "food": what it is, without preparation; words that make it another product stay with it.
- "note": everything else: preparation, size, alternatives, and what stands in brackets, without the brackets.
- "confidence": how sure you are, 0 to 100.
Typing errors may be corrected. Invent nothing and lose no word; when you are not sure, put the whole line into the note.`;

/** A hint that prevents the model from making up units. */
export function withUnits(task: string, units: readonly string[]): string {
  return units.length === 0 ? task : `${task}\nUnits that the user has: ${units.join(', ')}.`;
}

/** One result per line: items that the model left out, added or moved are aligned by their input. */
export function alignLines(lines: readonly string[], items: readonly AiLine[]): ParsedLine[] {
  if (items.length === lines.length && items.every(({ input }, at) => isSameLine(input, lines[at] ?? ''))) {
    return items.map(toParsed);
  }
  const rest = [...items];
  return lines.map((line) => {
    const at = rest.findIndex(({ input }) => isSameLine(input, line));
    const [item] = at < 0 ? [] : rest.splice(at, 1);
    return item ? toParsed(item) : asNote(line);
  });
}

function isSameLine(input: string, line: string): boolean {
  return normalize(input) === normalize(line);
}

function normalize(line: string): string {
  return line.toLowerCase().replace(/\s+/g, ' ').trim();
}

function toParsed({ quantity, unit, food, note, confidence }: AiLine): ParsedLine {
  const average = Math.min(1, Math.max(0, (confidence ?? 0) / 100));
  const amount = Math.max(0, Math.round((quantity ?? 0) * 1000) / 1000);
  // Rounding a huge number results in infinity.
  return {
    quantity: Number.isFinite(amount) ? amount : 0,
    unit,
    food,
    note,
    confidence: { ...NO_CONFIDENCE, average },
  };
}

function asNote(note: string): ParsedLine {
  return { quantity: 0, unit: '', food: '', note, confidence: { ...NO_CONFIDENCE, average: 0 } };
}
