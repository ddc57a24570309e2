import { readModel, writeModel } from '../crf/model-file.js';
import type { CrfModel } from './crf-tagger.js';
import type { Calibration } from './confidence.js';

/** A trained tagger with its calibration. */
export interface IngredientModel extends CrfModel {
  calibration: Calibration;
}

/** Reads a model file, see MODEL.md. Throws for an invalid file. */
export function readIngredientModel(bytes: Uint8Array): IngredientModel {
  const { tables, notes } = readModel<{ calibration: Calibration }>(bytes);
  const [words, transitions] = tables;
  if (!words || !transitions) throw new RangeError('the model lacks a table');
  return { words, transitions, calibration: notes.calibration };
}

/** The content of a model file. */
export function writeIngredientModel({ words, transitions, calibration }: IngredientModel): Uint8Array {
  return writeModel({ tables: [words, transitions], notes: { calibration } });
}
