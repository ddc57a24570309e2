import type { Collection } from '../../catalogue/collection.js';
import { CommandError } from '../../errors.js';
import type { Engine } from '../engine/engine.js';

/**
 * Checks that a collection and its indexes that are being read were not dropped meanwhile: the entries of a dropped
 * index are not maintained any more, and results would be incomplete.
 *
 * @throws CommandError as MongoDB does
 */
export function checkExists({ catalogue }: Engine, collection: Collection, indexIds: readonly number[]): void {
  const current = catalogue.currentOf(collection);
  if (!current) throw killedError(`the collection ${collection.namespace} was dropped`);
  const existing = current.indexes.map(({ stored }) => stored.id);
  if (!indexIds.every((id) => existing.includes(id))) throw killedError('an index of the query was dropped');
}

function killedError(message: string): CommandError {
  return new CommandError('QueryPlanKilled', message);
}
