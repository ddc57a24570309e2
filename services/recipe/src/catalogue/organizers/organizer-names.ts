import { OrganizersChanged, type Actor, type OrganizerKind, type Tool } from '@larder/contracts';
import { Broadcasts, InjectModel } from '@larder/service-kit';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Model } from 'mongoose';
import { RecordCache } from '../../records/index.js';
import { toRef, type RefDocument } from './organizer.mapper.js';
import { ORGANIZERS, type OrganizerDocument } from './organizer.schema.js';

type Reader = Pick<Actor, 'groupId' | 'householdId'>;
/** The organizers of recipes in their contract shape, by id. A new object when one of them has changed. */
export type OrganizersById = ReadonlyMap<string, Tool>;

const PROJECTION = { name: 1, slug: 1, householdsOnHand: 1 } as const;

/**
 * Caches the organizers of recipes. A change removes those of its group: in this replica at once, in others by a
 * broadcast.
 */
@Injectable()
export class OrganizerNames implements OnModuleInit {
  private readonly cache = new RecordCache<Tool>();
  private readonly ids: Record<OrganizerKind, RecordCache<string>> = {
    categories: new RecordCache(),
    tags: new RecordCache(),
    tools: new RecordCache(),
  };

  constructor(
    @InjectModel(ORGANIZERS) private readonly model: Model<OrganizerDocument>,
    private readonly broadcasts: Broadcasts,
  ) {}

  onModuleInit(): void {
    this.broadcasts.on(OrganizersChanged, ({ groupId }) => this.invalidate(groupId));
    this.broadcasts.onInvalidated(() => this.all().forEach((records) => records.invalidateAll()));
  }

  /**
   * At least these organizers, with the "on hand" of the reader's household, without those that the group does not
   * have.
   */
  of(reader: Reader, ids: string[]): Promise<OrganizersById> {
    return this.cache.of(reader, ids, (missing) => this.read(reader, missing));
  }

  /** The cached organizers, without a query; null when none are cached. */
  findCached(reader: Reader): OrganizersById | null {
    return this.cache.findCached(reader);
  }

  /** The ids of at least these slugs, without those that `read` does not find. */
  idsBySlug(
    reader: Reader,
    kind: OrganizerKind,
    slugs: string[],
    read: (missing: string[]) => Promise<OrganizerDocument[]>,
  ): Promise<ReadonlyMap<string, string>> {
    return this.ids[kind].of(reader, slugs, async (missing) =>
      (await read(missing)).map(({ slug, _id }) => [slug, _id] as const),
    );
  }

  /** Must be called after every write except the creation of a record. */
  broadcastChange(groupId: string): void {
    this.invalidate(groupId);
    this.broadcasts.send(OrganizersChanged, { groupId });
  }

  private invalidate(groupId: string): void {
    for (const records of this.all()) records.invalidate(groupId);
  }

  private all(): Pick<RecordCache<unknown>, 'invalidate' | 'invalidateAll'>[] {
    return [this.cache, ...Object.values(this.ids)];
  }

  private async read({ groupId, householdId }: Reader, ids: string[]): Promise<[string, Tool][]> {
    const existing = await this.model.find({ _id: { $in: ids }, groupId }, PROJECTION).lean<RefDocument[]>();
    return existing.map((each) => [each._id, toRef(each, householdId)]);
  }
}
