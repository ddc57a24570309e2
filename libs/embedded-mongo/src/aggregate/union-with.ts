import type { Document } from 'bson';
import { CommandError } from '../errors.js';
import { fieldsOfShorthand, type Value } from '../bson/value.js';
import { parseInnerPipeline } from './inner-pipeline.js';
import type { StageContext } from './stage-context.js';

/** `$unionWith`: the documents so far, followed by those of another collection. */
export async function unionWith(documents: Document[], spec: Value, context: StageContext): Promise<Document[]> {
  const fields = fieldsOfShorthand(spec, 'coll');
  const unknown = [...fields.keys()].find((name) => name !== 'coll' && name !== 'pipeline');
  if (unknown) throw new CommandError('IDLUnknownField', `BSON field '$unionWith.${unknown}' is an unknown field.`);
  const collection = fields.get('coll');
  if (!collection?.isString) throw new CommandError('FailedToParse', '$unionWith needs the name of a collection');
  const pipeline = fields.get('pipeline');
  const stages = pipeline ? parseInnerPipeline(pipeline, '$unionWith') : [];
  return [...documents, ...(await context.pipelines.read(collection.text(), stages, context))];
}
