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
import { requirePublicAttributes } from './public-attributes.js';
import { PublicGroups } from './public-groups.js';

/** Foods and organizers of public groups: the privacy of a household does not hide them. */
@Injectable()
export class PublicCatalogue {
  constructor(
    private readonly groups: PublicGroups,
    private readonly foodService: FoodService,
    private readonly organizerService: OrganizerService,
  ) {}

  async *foods(groupSlug: string, query: SearchQuery): AsyncGenerator<PagePart<Food>> {
    const { visitor } = await this.groups.find(groupSlug);
    requirePublicAttributes('foods', query);
    yield* this.foodService.list(visitor, query);
  }

  async food(groupSlug: string, id: string): Promise<Food> {
    const { visitor } = await this.groups.find(groupSlug);
    return withNotFoundError(this.foodService.read(visitor, id), ExploreErrors.foodNotFound);
  }

  async *organizers(
    groupSlug: string,
    kind: OrganizerKind,
    query: SearchQuery,
  ): AsyncGenerator<PagePart<OrganizerRecord>> {
    const { visitor } = await this.groups.find(groupSlug);
    requirePublicAttributes(kind, query);
    yield* this.organizerService.list(visitor, kind, query);
  }

  async organizer(groupSlug: string, kind: OrganizerKind, id: string): Promise<OrganizerRecord> {
    const { visitor } = await this.groups.find(groupSlug);
    return withNotFoundError(this.organizerService.read(visitor, kind, id), ExploreErrors.organizerNotFound[kind]);
  }
}

/** Replaces the error for a missing record: visitors get separate error codes. */
async function withNotFoundError<Result>(result: Promise<Result>, notFound: () => AppError): Promise<Result> {
  try {
    return await result;
  } catch (error) {
    if (error instanceof AppError && error.kind === 'not-found') throw notFound();
    throw error;
  }
}
