import { setImmediate } from 'node:timers/promises';
import type { Actor, IngredientParser, ParsedIngredient } from '@larder/contracts';
import { bruteParser, matchIngredient, type ParsedLine } from '@larder/ingredient-parser';
import { monotonicMs, newId } from '@larder/service-kit';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { AiLineParser } from './ai-line-parser.js';
import { GroupCatalogues, type GroupCatalogue } from './group-catalogues.js';
import { parsedIngredient } from './parsed-ingredient.js';
import { TrainedParser } from './trained-parser.js';

/** How long lines are parsed before others get their turn. */
const TURN_MS = 15;

/**
 * Takes ingredient lines apart and finds the group's foods and units in them
 * (docs/api/import-and-parser.md#ingredient-parsing).
 */
@Injectable()
export class IngredientService implements OnApplicationShutdown {
  private readonly trained = new TrainedParser();

  constructor(
    private readonly catalogues: GroupCatalogues,
    private readonly ai: AiLineParser,
  ) {}

  /** One result per line, in their order, whatever the line. */
  async parse(actor: Actor, parser: IngredientParser, lines: readonly string[]): Promise<ParsedIngredient[]> {
    const catalogue = await this.catalogues.of(actor);
    const read = await this.readAhead(parser, lines, catalogue);
    return matched(
      lines,
      catalogue,
      parser,
      (line, index) => read?.[index] ?? bruteParser.parse(line, catalogue.isUnit),
    );
  }

  /** What a model makes of the lines; null for the parser that reads each as it goes. */
  private readAhead(parser: IngredientParser, lines: readonly string[], { unitRecords }: GroupCatalogue) {
    if (parser === 'openai') return this.ai.parse(lines, unitRecords);
    return parser === 'nlp' ? this.trained.parse(lines, unitRecords) : null;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.trained.close();
  }
}

async function matched(
  lines: readonly string[],
  catalogue: GroupCatalogue,
  parser: IngredientParser,
  parse: (line: string, index: number) => ParsedLine,
): Promise<ParsedIngredient[]> {
  const results: ParsedIngredient[] = [];
  let turnEnds = monotonicMs() + TURN_MS;
  for (const [index, input] of lines.entries()) {
    const found = matchIngredient(parse(input, index), catalogue);
    results.push(parsedIngredient(found, { input, parser, referenceId: newId() }));
    if (monotonicMs() < turnEnds) continue;
    await setImmediate();
    turnEnds = monotonicMs() + TURN_MS;
  }
  return results;
}
