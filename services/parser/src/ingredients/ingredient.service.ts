import { setImmediate } from 'node:timers/promises';
import { ParserErrors, type Actor, type IngredientParser, type ParsedIngredient } from '@larder/contracts';
import { bruteParser, matchIngredient, type ParsedLine } from '@larder/ingredient-parser';
import { monotonicMs, newId } from '@larder/service-kit';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { GroupCatalogues, type GroupCatalogue } from './group-catalogues.js';
import { parsedIngredient } from './parsed-ingredient.js';
import { TrainedParser } from './trained-parser.js';

/** How long lines are parsed before others get their turn. */
const TURN_MS = 15;

/** Takes ingredient lines apart and finds the group's foods and units in them (contract 05, part B). */
@Injectable()
export class IngredientService implements OnApplicationShutdown {
  private readonly trained = new TrainedParser();

  constructor(private readonly catalogues: GroupCatalogues) {}

  /** One result per line, in their order, whatever the line. */
  async parse(actor: Actor, parser: IngredientParser, lines: readonly string[]): Promise<ParsedIngredient[]> {
    if (parser === 'openai') throw ParserErrors.openaiNotEnabled();
    const catalogue = await this.catalogues.of(actor);
    const tagged = parser === 'nlp' ? await this.trained.parse(lines, catalogue.unitRecords) : null;
    return matched(
      lines,
      catalogue,
      parser,
      (line, index) => tagged?.[index] ?? bruteParser.parse(line, catalogue.isUnit),
    );
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
