import {
  AppError,
  ExploreErrors,
  type Food,
  type OrganizerKind,
  type OrganizerRecord,
  type PagePart,
  type SearchQuery,
} from '@larder/contracts';
import { Injectable } from '@nestjs/common';
import { FoodService, OrganizerService } from '../../catalogue/index.js';
import { checkExplored } from './explored-attributes.js';
import { ExploredGroups } from './explored-groups.js';

/** Foods and organizers of public groups: the privacy of a household does not hide them. */
@Injectable()
export class ExploredCatalogue {
  constructor(
    private readonly groups: ExploredGroups,
    private readonly allFoods: FoodService,
    private readonly allOrganizers: OrganizerService,
  ) {}

  async *foods(groupSlug: string, query: SearchQuery): AsyncGenerator<PagePart<Food>> {
    const { visitor } = await this.groups.open(groupSlug);
    checkExplored('foods', query);
    yield* this.allFoods.list(visitor, query);
  }

  async food(groupSlug: string, id: string): Promise<Food> {
    const { visitor } = await this.groups.open(groupSlug);
    return orThrowNotFound(this.allFoods.read(visitor, id), ExploreErrors.foodNotFound);
  }

  async *organizers(
    groupSlug: string,
    kind: OrganizerKind,
    query: SearchQuery,
  ): AsyncGenerator<PagePart<OrganizerRecord>> {
    const { visitor } = await this.groups.open(groupSlug);
    checkExplored(kind, query);
    yield* this.allOrganizers.list(visitor, kind, query);
  }

  async organizer(groupSlug: string, kind: OrganizerKind, id: string): Promise<OrganizerRecord> {
    const { visitor } = await this.groups.open(groupSlug);
    return orThrowNotFound(this.allOrganizers.read(visitor, kind, id), ExploreErrors.organizerNotFound[kind]);
  }
}

/** Visitors get separate error codes for missing records. */
async function orThrowNotFound<Result>(result: Promise<Result>, absent: () => AppError): Promise<Result> {
  try {
    return await result;
  } catch (error) {
    if (error instanceof AppError && error.kind === 'not-found') throw absent();
    throw error;
  }
}
