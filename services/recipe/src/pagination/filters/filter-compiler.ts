import { AppError, RecipeErrors, type Actor } from '@larder/contracts';
import {
  checkFilter,
  compileFilter,
  NOTHING,
  parseFilter,
  type CheckedFilter,
  type MongoFilter,
} from '@larder/query-filter';
import { requireTimeLeft, translateQueryErrors } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { FILTER_SCHEMA, type Resource } from './filter-schema.js';
import { onHandFilter } from './on-hand-filter.js';
import { presentFilter } from './present-filter.js';
import { RelatedRecords } from './related-records.js';
import { withStoredAttributes } from './stored-attributes.js';

/** Compiles a caller's `queryFilter` to a database condition. It adds to the tenant's filter, never replaces it. */
@Injectable()
export class FilterCompiler {
  constructor(private readonly related: RelatedRecords) {}

  async compile(actor: Actor, resource: Resource, text: string): Promise<MongoFilter> {
    const filter = parseAndCheck(resource, text);
    return filter ? this.toMongo(actor, resource, filter) : {};
  }

  /** The same for a stored filter: an invalid one matches nothing, since reading must not fail. */
  async compileStored(actor: Actor, resource: Resource, text: string): Promise<MongoFilter> {
    return isFilter(resource, text) ? this.compile(actor, resource, text) : NOTHING;
  }

  private async toMongo(actor: Actor, resource: Resource, filter: CheckedFilter): Promise<MongoFilter> {
    const compiled = await compileFilter(filter, (query) => {
      requireTimeLeft();
      return this.related.idsOf(actor, resource, query, async (inner, of) =>
        inner ? this.toMongo(actor, of, inner) : {},
      );
    });
    return onHandFilter(presentFilter(compiled), actor.householdId);
  }
}

function isFilter(resource: Resource, text: string): boolean {
  try {
    parseAndCheck(resource, text);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

function parseAndCheck(resource: Resource, text: string): CheckedFilter | null {
  return translateQueryErrors(() => {
    const filter = parseFilter(text);
    return filter && checkFilter(withStoredAttributes(filter, resource), { schema: FILTER_SCHEMA, resource });
  }, RecipeErrors.invalidFilter);
}
