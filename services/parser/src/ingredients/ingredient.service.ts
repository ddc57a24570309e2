import { setImmediate } from 'node:timers/promises';
import type { Actor, IngredientParser, ParsedIngredient } from '@larder/contracts';
import { matchIngredient, positionalParser, type ParsedLine } from '@larder/ingredient-parser';
import { monotonicMs, newId } from '@larder/service-kit';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { AiLineParser } from './ai-line-parser.js';
import { GroupCatalogues, type GroupCatalogue } from './group-catalogues.js';
import { toParsedIngredient } from './parsed-ingredient.js';
import { TrainedParser } from './trained-parser.js';

/** How long lines are parsed before the event loop continues with other requests. */
const SLICE_MS = 15;

/**
 * Parses ingredient lines and matches the group's foods and units (docs/api/import-and-parser.md#ingredient-parsing).
 */
@Injectable()
export class IngredientService implements OnApplicationShutdown {
  private readonly trained = new TrainedParser();

  constructor(
    private readonly catalogues: GroupCatalogues,
    private readonly ai: AiLineParser,
  ) {}

  /** One result per line, in their order, for any text. */
  async parse(actor: Actor, parser: IngredientParser, lines: readonly string[]): Promise<ParsedIngredient[]> {
    const catalogue = await this.catalogues.of(actor);
    const parsed = await this.parseWithModel(parser, lines, catalogue);
    return matchAll(
      lines,
      catalogue,
      parser,
      (line, index) => parsed?.[index] ?? positionalParser.parse(line, catalogue.isUnit),
    );
  }

  /** Parses the lines with a model; null for the parser that needs none. */
  private parseWithModel(parser: IngredientParser, lines: readonly string[], { unitRecords }: GroupCatalogue) {
    if (parser === 'openai') return this.ai.parse(lines, unitRecords);
    return parser === 'nlp' ? this.trained.parse(lines, unitRecords) : null;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.trained.close();
  }
}

async function matchAll(
  lines: readonly string[],
  catalogue: GroupCatalogue,
  parser: IngredientParser,
  parse: (line: string, index: number) => ParsedLine,
): Promise<ParsedIngredient[]> {
  const results: ParsedIngredient[] = [];
  let sliceEnds = monotonicMs() + SLICE_MS;
  for (const [index, input] of lines.entries()) {
    const matched = matchIngredient(parse(input, index), catalogue);
    results.push(toParsedIngredient(matched, { input, parser, referenceId: newId() }));
    if (monotonicMs() < sliceEnds) continue;
    await setImmediate();
    sliceEnds = monotonicMs() + SLICE_MS;
  }
  return results;
}
