import { parseProjection, type Projector } from '../project/projection.js';
import { EVERYTHING } from '../query/filter.js';
import type { Stage } from './stage.js';
import type { StageContext } from './stages.js';

/** A pipeline that ends with one projection needs no documents in memory. */
export function onlyProjection(
  [stage, ...others]: readonly Stage[],
  { variables, collator }: StageContext,
): Projector | undefined {
  if (stage?.name !== '$project' || others.length > 0) return undefined;
  return parseProjection(stage.spec, EVERYTHING, { dialect: 'pipeline', variables, collator });
}
