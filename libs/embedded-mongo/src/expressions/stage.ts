import { CommandError } from '../errors.js';
import { fieldsOf, itemsOf, type Value } from '../bson/value.js';

/** One stage of a pipeline: `{ $match: … }`. */
export interface Stage {
  readonly name: string;
  readonly spec: Value;
}

/** Parses a pipeline. */
export function parsePipeline(pipeline: Value): Stage[] {
  if (!pipeline.isArray) throw new CommandError('TypeMismatch', 'a pipeline must be an array of stages');
  return itemsOf(pipeline).map((stage) => {
    const [entry, ...others] = stage.isObject ? fieldsOf(stage) : [];
    if (!entry || others.length > 0) {
      const message = 'A pipeline stage specification object must contain exactly one field.';
      throw new CommandError('Location40323', message);
    }
    return { name: entry[0], spec: entry[1] };
  });
}
