import type { Document } from 'bson';
import type { Engine } from '../execute/engine/engine.js';
import type { Variables } from '../expressions/mingo.js';
import type { Stage } from '../expressions/stage.js';

/** What stages need besides the documents. */
export interface StageContext {
  readonly engine: Engine;
  readonly db: string;
  readonly variables: Variables;
  /** How texts compare; by code points when there is none. */
  readonly collator?: Intl.Collator | undefined;
  readonly pipelines: Pipelines;
}

/** Pipelines inside of stages (`$facet`, `$lookup`, `$unionWith`). */
export interface Pipelines {
  /** Carries out stages on documents in memory. */
  run(documents: Document[], stages: readonly Stage[], context: StageContext): Promise<Document[]>;
  /** Everything that a pipeline over a collection gives. */
  read(collection: string, stages: readonly Stage[], context: StageContext): Promise<Document[]>;
}
