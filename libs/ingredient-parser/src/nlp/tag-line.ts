import { viterbi } from '../crf/lattice.js';
import { probabilityIn } from '../crf/probability.js';
import type { Token } from '../tokens/token.js';
import { likelihoodsOf, type Likelihoods } from './confidence.js';
import { buildLattice, type CrfModel } from './crf-tagger.js';
import { featuresOf } from './features/features.js';
import { STATES, type Label } from './states.js';

/** The most probable labels of a line's words, and the probabilities of its parts. */
export interface TaggedLine {
  labels: Label[];
  likelihoods: Likelihoods;
}

/** Labels the words of a line by the model. */
export function tagLine(model: CrfModel, tokens: readonly Token[]): TaggedLine {
  const lattice = buildLattice(model, featuresOf(tokens));
  const labels = viterbi(lattice).map((state) => STATES[state]?.label ?? 'comment');
  return { labels, likelihoods: likelihoodsOf(labels, probabilityIn(lattice)) };
}
