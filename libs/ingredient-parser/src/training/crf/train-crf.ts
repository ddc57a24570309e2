import { STATE_COUNT } from '../../nlp/states.js';
import type { Corpus } from '../corpus.js';
import { FtrlWeights, type FtrlOptions } from './ftrl.js';
import { learnLine, type CrfWeights } from './learn-line.js';
import { shuffle } from '../shuffle.js';

/** Options of the training. */
export interface TrainOptions {
  epochs: number;
  words: FtrlOptions;
  transitions: FtrlOptions;
}

/** Trains the weights on a corpus; deterministic. */
export function trainCrf(
  corpus: Corpus,
  options: TrainOptions,
  onEpoch: (epoch: number) => void = () => {},
): CrfWeights {
  const words = new FtrlWeights(corpus.wordKeys.length * STATE_COUNT, options.words);
  const transitions = new FtrlWeights(corpus.transitionKeys.length * STATE_COUNT ** 2, options.transitions);
  for (let epoch = 0; epoch < options.epochs; epoch++) {
    for (const example of shuffle(corpus.examples, epoch)) learnLine(example, { words, transitions });
    onEpoch(epoch);
  }
  return { words, transitions };
}
