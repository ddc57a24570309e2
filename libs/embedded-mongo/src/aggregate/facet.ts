import type { Document } from 'bson';
import { fieldsOf, type Value } from '../bson/value.js';
import { runStages, type StageContext } from './stages.js';
import { parseInnerPipeline } from './check-stages.js';

/** Several pipelines over the same documents; one document with a list for each. */
export async function facet(documents: Document[], spec: Value, context: StageContext): Promise<Document[]> {
  const result: Document = {};
  for (const [name, pipeline] of fieldsOf(spec)) {
    result[name] = await runStages([...documents], parseInnerPipeline(pipeline, '$facet'), context);
  }
  return [result];
}
