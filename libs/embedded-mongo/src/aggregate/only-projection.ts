import { parseProjection, type Projector } from '../project/projection.js';
import { EVERYTHING } from '../query/filter.js';
import type { Stage } from '../expressions/stage.js';
import type { StageContext } from './stage-context.js';

/** A pipeline that ends with a single projection needs no documents in memory. */
export function onlyProjection(
  [stage, ...others]: readonly Stage[],
  { variables, collator }: StageContext,
): Projector | undefined {
  if (stage?.name !== '$project' || others.length > 0) return undefined;
  return parseProjection(stage.spec, EVERYTHING, { dialect: 'pipeline', variables, collator });
}
