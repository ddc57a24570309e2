import { CommandError, notSupported } from '../errors.js';
import { countingResult } from './counting-pipeline.js';
import type { Stage } from '../expressions/stage.js';
import { OUTPUTS, SOURCES } from './inner-pipeline.js';
import { checkStageName } from './stages.js';

/** Stages whose string comparison supports a collation, or that compare no strings. */
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
 * @throws CommandError when a stage is unknown, not supported or not allowed at its position
 */
export function checkStages(stages: readonly Stage[]): void {
  stages.forEach(({ name }, i) => {
    if (OUTPUTS.includes(name)) {
      if (i < stages.length - 1) {
        throw new CommandError('Location40601', `${name} can only be the final stage in the pipeline`);
      }
    } else if (SOURCES.includes(name)) {
      if (i > 0) throw new CommandError('Location40602', `${name} is only valid as the first stage in a pipeline.`);
    } else checkStageName(name);
  });
}

/** @throws CommandError when a stage would ignore the collation */
export function checkCollatedStages(stages: readonly Stage[]): void {
  stages.forEach(({ name }, i) => {
    if (COLLATED.includes(name) || countingResult(stages.slice(i))) return;
    throw notSupported(`${name} with a collation is`);
  });
}
