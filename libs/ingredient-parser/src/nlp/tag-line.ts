import { viterbi } from '../crf/lattice.js';
import { probabilityIn } from '../crf/probability.js';
import { buildLattice, type CrfModel } from './crf-tagger.js';
import type { Token } from '../tokens/token.js';
import { likelihoodsOf, type Likelihoods } from './confidence.js';
import { featuresOf } from './features/features.js';
import { STATES, type Label } from './states.js';

/** What each word of a line most likely is, and how sure the tagger is of the parts. */
export interface TaggedLine {
  labels: Label[];
  likelihoods: Likelihoods;
}

export function tagLine(model: CrfModel, tokens: readonly Token[]): TaggedLine {
  const lattice = buildLattice(model, featuresOf(tokens));
  const labels = viterbi(lattice).map((state) => STATES[state]?.label ?? 'comment');
  return { labels, likelihoods: likelihoodsOf(labels, probabilityIn(lattice)) };
}
