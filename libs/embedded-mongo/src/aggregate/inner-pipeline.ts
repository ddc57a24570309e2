import { CommandError, type ErrorName } from '../errors.js';
import type { Value } from '../bson/value.js';
import { parsePipeline, type Stage } from '../expressions/stage.js';

/** They write what comes before them. */
export const OUTPUTS = ['$out', '$merge'];
/** Only the first stage of a pipeline may be one of these. */
export const SOURCES = ['$collStats', '$indexStats', '$documents', '$changeStream'];

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
