import type { Document } from 'bson';
import { fieldsOf, type Value } from '../bson/value.js';
import type { StageContext } from './stage-context.js';
import { parseInnerPipeline } from './inner-pipeline.js';

/** Runs several pipelines on the same documents; one document with an array for each. */
export async function facet(documents: Document[], spec: Value, context: StageContext): Promise<Document[]> {
  const result: Document = {};
  for (const [name, pipeline] of fieldsOf(spec)) {
    result[name] = await context.pipelines.run([...documents], parseInnerPipeline(pipeline, '$facet'), context);
  }
  return [result];
}
