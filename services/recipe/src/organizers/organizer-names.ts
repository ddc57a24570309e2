import { OrganizersChanged, type Actor, type Tool } from '@larder/contracts';
import { Broadcasts, InjectModel } from '@larder/service-kit';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Model } from 'mongoose';
import { toRef, type RefDocument } from './organizer.mapper.js';
import type { OrganizerDocument } from './organizer.schema.js';

type Reader = Pick<Actor, 'groupId' | 'householdId'>;
/** What recipes show of organizers, by id. Another object as soon as one of them has changed. */
export type ShownOrganizers = ReadonlyMap<string, Tool>;

interface Entry {
  shown: Map<string, Tool>;
  staleAt: number;
}

const SHOWN = { name: 1, slug: 1, householdsOnHand: 1 } as const;
const KEPT_MS = 15_000;
const MOST_HOUSEHOLDS = 500;

/**
 * Remembers for 15 seconds what recipes show of organizers, since every list shows the same few. A change forgets those of
 * its group: here at once, in other replicas by a broadcast.
 */
@Injectable()
export class OrganizerNames implements OnModuleInit {
  private readonly entries = new Map<string, Entry>();

  constructor(
    @InjectModel('organizers') private readonly model: Model<OrganizerDocument>,
    private readonly broadcasts: Broadcasts,
  ) {}

  onModuleInit(): void {
    this.broadcasts.on(OrganizersChanged, ({ groupId }) => this.forget(groupId));
    this.broadcasts.onReconnect(() => this.entries.clear());
  }

  /** At least these, as the reader's household sees them; those that the group does not have are left out. */
  async of(reader: Reader, ids: string[]): Promise<ShownOrganizers> {
    const { shown } = this.entryFor(reader);
    const missing = [...new Set(ids)].filter((id) => !shown.has(id));
    // What is forgotten meanwhile is written to an entry that nobody finds any more.
    for (const each of await this.read(reader, missing)) shown.set(each._id, toRef(each, reader.householdId));
    return shown;
  }

  /** To be called after every write that is not a new record. */
  changed(groupId: string): void {
    this.forget(groupId);
    this.broadcasts.send(OrganizersChanged, { groupId });
  }

  private async read({ groupId }: Reader, ids: string[]): Promise<RefDocument[]> {
    if (ids.length === 0) return [];
    return this.model.find({ _id: { $in: ids }, groupId }, SHOWN).lean<RefDocument[]>();
  }

  private entryFor({ groupId, householdId }: Reader): Entry {
    const key = `${groupId}/${householdId}`;
    const known = this.entries.get(key);
    if (known && known.staleAt > Date.now()) return known;
    const entry = { shown: new Map<string, Tool>(), staleAt: Date.now() + KEPT_MS };
    this.entries.delete(key);
    this.makeRoom();
    this.entries.set(key, entry);
    return entry;
  }

  private forget(groupId: string): void {
    for (const key of this.entries.keys()) if (key.startsWith(`${groupId}/`)) this.entries.delete(key);
  }

  /** The oldest go first: a Map remembers the order of insertion. */
  private makeRoom(): void {
    const [oldest] = this.entries.size >= MOST_HOUSEHOLDS ? this.entries.keys() : [];
    if (oldest) this.entries.delete(oldest);
  }
}
