import { setImmediate } from 'node:timers/promises';
import { ParserErrors, type Actor, type IngredientParser, type ParsedIngredient } from '@larder/contracts';
import { bruteParser, matchIngredient, type LineParser } from '@larder/ingredient-parser';
import { monotonicMs, newId } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { GroupCatalogues, type GroupCatalogue } from './group-catalogues.js';
import { parsedIngredient } from './parsed-ingredient.js';

/** How long lines are parsed before others get their turn. */
const TURN_MS = 15;

type ReadyParser = Exclude<IngredientParser, 'openai'>;

/** `nlp` goes by position, too, until there is a trained model. */
const PARSERS: Record<ReadyParser, LineParser> = { brute: bruteParser, nlp: bruteParser };

/** Takes ingredient lines apart and finds the group's foods and units in them (contract 05, part B). */
@Injectable()
export class IngredientService {
  constructor(private readonly catalogues: GroupCatalogues) {}

  /** One result per line, in their order, whatever the line. */
  async parse(actor: Actor, parser: IngredientParser, lines: readonly string[]): Promise<ParsedIngredient[]> {
    if (parser === 'openai') throw ParserErrors.openaiNotEnabled();
    const catalogue = await this.catalogues.of(actor);
    const results: ParsedIngredient[] = [];
    let turnEnds = monotonicMs() + TURN_MS;
    for (const input of lines) {
      results.push(parseLine(input, parser, catalogue));
      if (monotonicMs() < turnEnds) continue;
      await setImmediate();
      turnEnds = monotonicMs() + TURN_MS;
    }
    return results;
  }
}

function parseLine(input: string, parser: ReadyParser, catalogue: GroupCatalogue): ParsedIngredient {
  const parsed = PARSERS[parser].parse(input, catalogue.isUnit);
  return parsedIngredient(matchIngredient(parsed, catalogue), { input, parser, referenceId: newId() });
}
