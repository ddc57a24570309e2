import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  Catalogue,
  nlpParser,
  readIngredientModel,
  type LineParser,
  type ParsedLine,
  type UnitNames,
} from '@larder/ingredient-parser';

/** Lines for the trained parser; sent to a worker thread, so plain data only. */
export interface ParseLinesTask {
  lines: readonly string[];
  /** The group's units by their names: they help with languages the model has not learned. */
  units: readonly UnitNames[];
}

let loaded: LineParser | undefined;

/** Parses lines, one result per line in their order. The model is loaded with the first lines. */
export function parseLines({ lines, units }: ParseLinesTask): ParsedLine[] {
  loaded ??= nlpParser(readIngredientModel(readFileSync(modelFile())));
  const parser = loaded;
  const { isUnit } = new Catalogue({ foods: [], units });
  return lines.map((line) => parser.parse(line, isUnit));
}

function modelFile(): string {
  return createRequire(import.meta.url).resolve('@larder/ingredient-parser/model');
}
