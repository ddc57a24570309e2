import type { CrfModel } from '../nlp/crf-tagger.js';
import { featuresOf } from '../nlp/features/features.js';
import type { IngredientModel } from '../nlp/ingredient-model.js';
import { STATE_COUNT, statesOf, type Label } from '../nlp/states.js';
import { tagLine } from '../nlp/tag-line.js';
import { tokenize } from '../tokens/tokenize.js';
import { align } from './align.js';
import { calibrate, type Trial } from './calibrate.js';
import { corpusOf } from './corpus.js';
import { evaluateLine } from './evaluate-line.js';
import type { LabeledLine } from './labeled-line.js';
import { metricsOf, type Metrics } from './metrics.js';
import { quantize } from './quantize.js';
import { partOf, type Part } from './split.js';
import { supplementOf, type AlignedLine } from './supplement.js';
import { trainCrf, type TrainOptions } from './crf/train-crf.js';

/** Options that were tuned on the dev part. */
export const TRAIN_OPTIONS: TrainOptions & { minCount: { words: number; transitions: number } } = {
  epochs: 8,
  minCount: { words: 2, transitions: 3 },
  words: { rate: 0.1, beta: 1, l1: 0.3, l2: 0 },
  transitions: { rate: 0.1, beta: 1, l1: 0.3, l2: 0 },
};

interface PartLine extends AlignedLine {
  part: Part;
}

export interface Training {
  model: IngredientModel;
  /** The model of the train part, which the figures are of. */
  evaluated: IngredientModel;
  dev: Metrics;
  test: Metrics;
}

/**
 * Trains on the train part, calibrates on the dev part and evaluates on both held-out parts; the resulting model is then
 * trained on all lines, with that calibration. Deterministic.
 */
export function trainIngredientModel(lines: readonly LabeledLine[], onProgress: (progress: string) => void): Training {
  const aligned = lines.map(alignLine);
  onProgress(`aligned ${aligned.length} lines`);
  const supplement = supplementOf(foodsOf(lines));
  const train = aligned.filter(({ part }) => part === 'train');
  const evaluated = trainOn([...train, ...supplement], onProgress);
  const [dev, test] = [trialsOf(evaluated, aligned, 'dev'), trialsOf(evaluated, aligned, 'test')];
  const calibration = calibrate(dev);
  const [devMetrics, testMetrics] = [metricsOf(dev, calibration), metricsOf(test, calibration)];
  const crf = trainOn([...aligned, ...supplement], onProgress);
  return {
    model: { ...crf, calibration },
    evaluated: { ...evaluated, calibration },
    dev: devMetrics,
    test: testMetrics,
  };
}

/** The foods of the train part with a simple name, each once. */
function foodsOf(lines: readonly LabeledLine[]): string[] {
  const names = lines.filter(({ input }) => partOf(input) === 'train').map(({ name }) => name);
  return [...new Set(names)].filter((name) => /^\p{L}{3,}(?:\s\p{L}{3,}){0,2}$/u.test(name));
}

function alignLine(line: LabeledLine): PartLine {
  const tokens = tokenize(line.input);
  return { line: line.input, tokens, labels: align(line, tokens), part: partOf(line.input) };
}

function trainOn(lines: readonly AlignedLine[], onProgress: (progress: string) => void): CrfModel {
  const examples = lines.map(({ labels, tokens }) => ({ states: statesOf(labels), ...featuresOf(tokens) }));
  const corpus = corpusOf(examples, TRAIN_OPTIONS.minCount);
  onProgress(`training on ${lines.length} lines with ${corpus.wordKeys.length} features`);
  const { words, transitions } = trainCrf(corpus, TRAIN_OPTIONS, (epoch) => onProgress(`epoch ${epoch + 1} done`));
  return {
    words: quantize(corpus.wordKeys, words.values, STATE_COUNT),
    transitions: quantize(corpus.transitionKeys, transitions.values, STATE_COUNT ** 2),
  };
}

function trialsOf(model: CrfModel, lines: readonly PartLine[], part: Part): (Trial & { labels: Label[] })[] {
  return lines
    .filter((line) => line.part === part)
    .map(({ line, tokens, labels: right }) => {
      const tagged = tagLine(model, tokens);
      return { ...tagged, correctness: evaluateLine(line, tokens, tagged.labels, right) };
    });
}
