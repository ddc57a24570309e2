import type { Document } from 'bson';
import type { Engine } from '../execute/engine/engine.js';
import type { Variables } from '../expressions/mingo.js';
import type { Stage } from '../expressions/stage.js';

/** The dependencies of stages. */
export interface StageContext {
  readonly engine: Engine;
  readonly db: string;
  readonly variables: Variables;
  /** The string comparison; by code points when undefined. */
  readonly collator?: Intl.Collator | undefined;
  readonly pipelines: Pipelines;
}

/** Pipelines inside of stages (`$facet`, `$lookup`, `$unionWith`). */
export interface Pipelines {
  /** Executes stages on documents in memory. */
  run(documents: Document[], stages: readonly Stage[], context: StageContext): Promise<Document[]>;
  /** The result of a pipeline on a collection. */
  read(collection: string, stages: readonly Stage[], context: StageContext): Promise<Document[]>;
}
