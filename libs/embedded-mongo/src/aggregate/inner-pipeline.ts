import { CommandError, type ErrorName } from '../errors.js';
import type { Value } from '../bson/value.js';
import { parsePipeline, type Stage } from '../expressions/stage.js';

/** These write the result of the previous stages. */
export const OUTPUTS = ['$out', '$merge'];
/** Allowed as the first stage only. */
export const SOURCES = ['$collStats', '$indexStats', '$documents', '$changeStream'];

/** Parses a pipeline inside of a stage, which can neither write nor have its own source. */
export function parseInnerPipeline(pipeline: Value, outer: string): Stage[] {
  const codeName: ErrorName = outer === '$facet' ? 'Location40600' : 'Location51047';
  const stages = parsePipeline(pipeline);
  const wrong = stages.find(({ name }) => OUTPUTS.includes(name) || SOURCES.includes(name) || name === '$facet');
  if (wrong && !(wrong.name === '$facet' && outer !== '$facet')) {
    throw new CommandError(codeName, `${wrong.name} is not allowed to be used within a ${outer} stage`);
  }
  return stages;
}
