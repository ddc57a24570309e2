import { ParseIngredientLines, type Actor, type ParsedIngredient } from '@larder/contracts';
import { Log, ServiceClient, slices } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { fillDraft, type LineDraft } from './fill-draft.js';

/** Maximum number of lines of one request to the parser. */
const MAX_LINES = 500;

/** Parses typed lines ("2 l milk") to amounts, units and foods. A line that cannot be parsed is kept as a note. */
@Injectable()
export class TypedLines {
  constructor(
    private readonly services: ServiceClient,
    private readonly log: Log,
  ) {}

  /** The drafts in their order; those with a line get its parsed fields. */
  async parse<Item extends LineDraft>(actor: Actor, drafts: readonly Item[]): Promise<Item[]> {
    const lines = drafts.flatMap(({ line }) => line ?? []);
    if (lines.length === 0) return [...drafts];
    const parsed = new Map<string, ParsedIngredient>();
    try {
      for (const ingredients of slices([...new Set(lines)], MAX_LINES)) {
        const results = await this.services.as(actor).request(ParseIngredientLines, { parser: 'nlp', ingredients });
        ingredients.forEach((line, at) => results[at] && parsed.set(line, results[at]));
      }
    } catch (error) {
      this.log.warn('typed lines not parsed', { error });
    }
    return drafts.map((draft) =>
      draft.line === undefined ? draft : fillDraft(draft, draft.line, parsed.get(draft.line)),
    );
  }
}
