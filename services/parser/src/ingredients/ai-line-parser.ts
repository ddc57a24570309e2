import { ParserErrors } from '@larder/contracts';
import type { ParsedLine, UnitNames } from '@larder/ingredient-parser';
import { InjectConfig, slices } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { AiClient, withSchema } from '../ai/index.js';
import { mapInOrder } from '../concurrency/index.js';
import type { ParserConfig } from '../config.js';
import { AiLines, alignLines, TASK, withUnits } from './ai-lines.js';

/** Lines per request: with more, models lose some. */
const LINES_PER_REQUEST = 10;
const MAX_UNITS = 200;

/** Parses lines with the language model (docs/api/import-and-parser.md#ingredient-parsing). */
@Injectable()
export class AiLineParser {
  constructor(
    private readonly ai: AiClient,
    @InjectConfig() private readonly config: ParserConfig,
  ) {}

  /** One result per line, in their order. Throws when there is no language model. */
  async parse(lines: readonly string[], units: readonly UnitNames[]): Promise<ParsedLine[]> {
    if (!this.ai.isEnabled) throw ParserErrors.openaiNotEnabled();
    const task = withSchema(withUnits(TASK, this.unitNames(units)), AiLines);
    const results: ParsedLine[] = [];
    const chunks = slices(lines, LINES_PER_REQUEST);
    for await (const parsed of mapInOrder(chunks, this.config.OPENAI_WORKERS, (chunk) => this.ask(task, chunk)))
      results.push(...parsed);
    return results;
  }

  private async ask(task: string, lines: readonly string[]): Promise<ParsedLine[]> {
    const { ingredients } = await this.ai.askFor(AiLines, { task, input: JSON.stringify(lines) });
    return alignLines(lines, ingredients);
  }

  private unitNames(units: readonly UnitNames[]): string[] {
    if (!this.config.OPENAI_SEND_DATABASE_DATA) return [];
    const names = units.flatMap(({ name, aliases }) => [name, ...(aliases ?? []).map((alias) => alias.name)]);
    return [...new Set(names)].slice(0, MAX_UNITS);
  }
}
