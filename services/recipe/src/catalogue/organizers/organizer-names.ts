import { OrganizersChanged, type Actor, type OrganizerKind, type Tool } from '@larder/contracts';
import { Broadcasts, InjectModel } from '@larder/service-kit';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Model } from 'mongoose';
import { RecordCache } from '../../records/index.js';
import { toRef, type RefDocument } from './organizer.mapper.js';
import type { OrganizerDocument } from './organizer.schema.js';

type Reader = Pick<Actor, 'groupId' | 'householdId'>;
/** What recipes show of organizers, by id. Another object as soon as one of them has changed. */
export type OrganizersById = ReadonlyMap<string, Tool>;

const PROJECTION = { name: 1, slug: 1, householdsOnHand: 1 } as const;

/**
 * Remembers what recipes show of organizers. A change forgets those of its group: here at once, in other replicas by a
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
    @InjectModel('organizers') private readonly model: Model<OrganizerDocument>,
    private readonly broadcasts: Broadcasts,
  ) {}

  onModuleInit(): void {
    this.broadcasts.on(OrganizersChanged, ({ groupId }) => this.forget(groupId));
    this.broadcasts.onVoid(() => this.all().forEach((records) => records.forgetAll()));
  }

  /** At least these, as the reader's household sees them; those that the group does not have are left out. */
  of(reader: Reader, ids: string[]): Promise<OrganizersById> {
    return this.cache.of(reader, ids, (missing) => this.read(reader, missing));
  }

  /** What is remembered now, without reading; null when nothing is. */
  cached(reader: Reader): OrganizersById | null {
    return this.cache.cached(reader);
  }

  /** The ids of at least these slugs, as lists name them; those that `read` does not find are left out. */
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

  /** To be called after every write that is not a new record. */
  changed(groupId: string): void {
    this.forget(groupId);
    this.broadcasts.send(OrganizersChanged, { groupId });
  }

  private forget(groupId: string): void {
    for (const records of this.all()) records.forget(groupId);
  }

  private all(): Pick<RecordCache<unknown>, 'forget' | 'forgetAll'>[] {
    return [this.cache, ...Object.values(this.ids)];
  }

  private async read({ groupId, householdId }: Reader, ids: string[]): Promise<[string, Tool][]> {
    const existing = await this.model.find({ _id: { $in: ids }, groupId }, PROJECTION).lean<RefDocument[]>();
    return existing.map((each) => [each._id, toRef(each, householdId)]);
  }
}
