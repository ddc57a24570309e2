import { CommandError, notOffered, type ErrorName } from '../errors.js';
import type { Value } from '../bson/value.js';
import { countingResult } from './counting.js';
import { parsePipeline, type Stage } from './stage.js';
import { isStage } from './stages.js';

/** They write what comes before them. */
const OUTPUTS = ['$out', '$merge'];
/** Only the first stage of a pipeline may be one of these. */
const SOURCES = ['$collStats', '$indexStats', '$documents', '$changeStream'];
/** Stages that compare texts by a collation, or none at all. */
const COLLATED = [
  '$match',
  '$sort',
  '$skip',
  '$limit',
  '$count',
  '$sample',
  '$project',
  '$set',
  '$addFields',
  '$unset',
  '$unwind',
  '$replaceRoot',
  '$replaceWith',
  '$documents',
  ...OUTPUTS,
];

/**
 * Checks the stages of a command's pipeline before the first document is read.
 *
 * @throws CommandError when one is not known, not offered or at a place where it cannot be
 */
export function checkStages(stages: readonly Stage[]): void {
  stages.forEach(({ name }, i) => {
    if (OUTPUTS.includes(name)) {
      if (i < stages.length - 1) {
        throw new CommandError('Location40601', `${name} can only be the final stage in the pipeline`);
      }
    } else if (SOURCES.includes(name)) {
      if (i > 0) throw new CommandError('Location40602', `${name} is only valid as the first stage in a pipeline.`);
    } else isStage(name);
  });
}

/** @throws CommandError when a stage would compare texts by code points */
export function checkCollatedStages(stages: readonly Stage[]): void {
  stages.forEach(({ name }, i) => {
    if (COLLATED.includes(name) || countingResult(stages.slice(i))) return;
    throw notOffered(`${name} with a collation is`);
  });
}

/** Reads a pipeline inside of a stage, which can neither write nor have sources of its own. */
export function parseInnerPipeline(pipeline: Value, outer: string): Stage[] {
  const codeName: ErrorName = outer === '$facet' ? 'Location40600' : 'Location51047';
  const stages = parsePipeline(pipeline);
  const wrong = stages.find(({ name }) => OUTPUTS.includes(name) || SOURCES.includes(name) || name === '$facet');
  if (wrong && !(wrong.name === '$facet' && outer !== '$facet')) {
    throw new CommandError(codeName, `${wrong.name} is not allowed to be used within a ${outer} stage`);
  }
  return stages;
}
