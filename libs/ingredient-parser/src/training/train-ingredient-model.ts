import type { CrfModel } from '../crf/tagger.js';
import { featuresOf } from '../nlp/features.js';
import type { IngredientModel } from '../nlp/ingredient-model.js';
import { STATE_COUNT, statesOf, type Label } from '../nlp/states.js';
import { tagLine } from '../nlp/tag-line.js';
import type { Token } from '../tokens/token.js';
import { tokenise } from '../tokens/tokenise.js';
import { align } from './align.js';
import { calibrate, type Trial } from './calibrate.js';
import { corpusOf } from './corpus.js';
import { figuresOf, type Figures } from './figures.js';
import { judge } from './judge.js';
import type { LabelledLine } from './labelled-line.js';
import { quantise } from './quantise.js';
import { partOf, type Part } from './split.js';
import { trainCrf, type TrainOptions } from './train-crf.js';

/** Found on the dev part. */
export const TRAIN_OPTIONS: TrainOptions & { leastOften: { words: number; transitions: number } } = {
  epochs: 8,
  leastOften: { words: 2, transitions: 3 },
  words: { rate: 0.1, beta: 1, l1: 0.3, l2: 0 },
  transitions: { rate: 0.1, beta: 1, l1: 0.3, l2: 0 },
};

interface AlignedLine {
  line: string;
  tokens: Token[];
  labels: Label[];
  part: Part;
}

export interface Training {
  model: IngredientModel;
  dev: Figures;
  test: Figures;
}

/**
 * Trains on the train part, calibrates on the dev part and tells what the model is worth on both held-out parts. The
 * same lines give the same model.
 */
export function trainIngredientModel(lines: readonly LabelledLine[], say: (progress: string) => void): Training {
  const aligned = lines.map(alignedLine);
  say(`aligned ${aligned.length} lines`);
  const crf = trainedOn(
    aligned.filter(({ part }) => part === 'train'),
    say,
  );
  const [dev, test] = [trialsOf(crf, aligned, 'dev'), trialsOf(crf, aligned, 'test')];
  const calibration = calibrate(dev);
  return { model: { ...crf, calibration }, dev: figuresOf(dev, calibration), test: figuresOf(test, calibration) };
}

function alignedLine(line: LabelledLine): AlignedLine {
  const tokens = tokenise(line.input);
  return { line: line.input, tokens, labels: align(line, tokens), part: partOf(line.input) };
}

function trainedOn(lines: readonly AlignedLine[], say: (progress: string) => void): CrfModel {
  const examples = lines.map(({ labels, tokens }) => ({ states: statesOf(labels), ...featuresOf(tokens) }));
  const corpus = corpusOf(examples, TRAIN_OPTIONS.leastOften);
  say(`training on ${lines.length} lines with ${corpus.wordKeys.length} features`);
  const { words, transitions } = trainCrf(corpus, TRAIN_OPTIONS, (epoch) => say(`epoch ${epoch + 1} done`));
  return {
    words: quantise(corpus.wordKeys, words.values, STATE_COUNT),
    transitions: quantise(corpus.transitionKeys, transitions.values, STATE_COUNT ** 2),
  };
}

function trialsOf(model: CrfModel, lines: readonly AlignedLine[], wanted: Part): (Trial & { labels: Label[] })[] {
  return lines
    .filter(({ part }) => part === wanted)
    .map(({ line, tokens, labels: right }) => {
      const tagged = tagLine(model, tokens);
      return { ...tagged, verdict: judge(line, tokens, tagged.labels, right) };
    });
}
