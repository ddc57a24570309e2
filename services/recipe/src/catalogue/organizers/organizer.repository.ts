import type { Actor, GroupScope, OrganizerKind, SearchQuery } from '@larder/contracts';
import {
  deleteAllWithTombstones,
  deleteWithTombstone,
  InjectModel,
  type OpenedPage,
  Outbox,
  type OutboxEntry,
  outboxFields,
  storeUnlessDuplicate,
  withOutbox,
} from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { Lists } from '../../pagination/index.js';
import { shortKey } from '../../records/index.js';
import { OrganizerNames } from './organizer-names.js';
import type { OrganizerNaming } from './organizer-naming.js';
import { ORGANIZERS, type OrganizerDocument } from './organizer.schema.js';

type NewOrganizer = OrganizerNaming & Pick<OrganizerDocument, '_id' | 'kind' | 'householdsOnHand'>;

const LIST_FIELDS = { groupId: 1, name: 1, slug: 1, householdsOnHand: 1, createdAt: 1, updatedAt: 1 } as const;

/** Every query on organizers. */
@Injectable()
export class OrganizerRepository {
  constructor(
    @InjectModel(ORGANIZERS) private readonly model: Model<OrganizerDocument>,
    private readonly outbox: Outbox,
    private readonly lists: Lists,
    private readonly names: OrganizerNames,
  ) {}

  list(actor: Actor, kind: OrganizerKind, query: SearchQuery): Promise<OpenedPage<OrganizerDocument>> {
    const filter = { groupId: actor.groupId, kind };
    return this.lists.open(actor, { resource: kind, model: this.model, filter, query, projection: LIST_FIELDS });
  }

  findAll({ groupId }: GroupScope, kind: OrganizerKind): Promise<OrganizerDocument[]> {
    return this.model.find({ groupId, kind }, LIST_FIELDS).sort({ nameSort: 1, _id: 1 }).lean<OrganizerDocument[]>();
  }

  find({ groupId }: GroupScope, kind: OrganizerKind, id: string): Promise<OrganizerDocument | null> {
    return this.model.findOne({ _id: id, groupId, kind }).lean<OrganizerDocument>();
  }

  async findBySlugs({ groupId }: GroupScope, kind: OrganizerKind, slugs: string[]): Promise<OrganizerDocument[]> {
    if (slugs.length === 0) return [];
    const existing = await this.model
      .find({ groupId, kind, slugKey: { $in: slugs.map(shortKey) } })
      .lean<OrganizerDocument[]>();
    const requested = new Set(slugs);
    return existing.filter(({ slug }) => requested.has(slug));
  }

  /** Those of the ids that are organizers of the group, with their kinds. */
  async findKinds({ groupId }: GroupScope, ids: string[]): Promise<Map<string, OrganizerKind>> {
    if (ids.length === 0) return new Map();
    const existing = await this.model
      .find({ _id: { $in: ids }, groupId }, { kind: 1 })
      .lean<Pick<OrganizerDocument, '_id' | 'kind'>[]>();
    return new Map(existing.map(({ _id, kind }) => [_id, kind]));
  }

  /** Stores a new organizer; a taken slug is a duplicate key. */
  async insert({ groupId }: GroupScope, fields: NewOrganizer, events: OutboxEntry[]): Promise<OrganizerDocument> {
    const created = await this.model.create({ ...fields, groupId, ...outboxFields(events) });
    this.outbox.publish(this.model, fields._id, events);
    return created.toObject<OrganizerDocument>();
  }

  /** Stores new organizers, except those with a taken slug. @returns whether there were any of these */
  async insertMany({ groupId }: GroupScope, records: NewOrganizer[]): Promise<boolean> {
    const documents = records.map((fields) => ({ ...fields, groupId, ...outboxFields([]) }));
    const options = { ordered: false, throwOnValidationError: true } as const;
    return !(await storeUnlessDuplicate(() => this.model.insertMany(documents, options)));
  }

  /** Changes an organizer; null when it does not exist any more. A taken slug is a duplicate key. */
  async update(
    { groupId }: GroupScope,
    { kind, id }: { kind: OrganizerKind; id: string },
    changes: { naming: Partial<OrganizerNaming>; onHand: OnHandChange },
    events: OutboxEntry[],
  ): Promise<OrganizerDocument | null> {
    const update = withOutbox({ $set: changes.naming, ...changes.onHand, $inc: { revision: 1 } }, events);
    const saved = await this.model
      .findOneAndUpdate({ _id: id, groupId, kind }, update, { returnDocument: 'after' })
      .lean<OrganizerDocument>();
    if (saved) this.publishChange(groupId, [id]);
    return saved;
  }

  /** Deletes an organizer; false when it is deleted already. */
  async delete({ groupId }: GroupScope, kind: OrganizerKind, id: string, events: OutboxEntry[]): Promise<boolean> {
    const deleted = await deleteWithTombstone(this.model, { _id: id, groupId, kind }, events);
    if (deleted) this.publishChange(groupId, [id]);
    return deleted !== null;
  }

  /** Deletes those of the organizers that the group has, each with its event. */
  async deleteMany(
    { groupId }: GroupScope,
    kind: OrganizerKind,
    ids: string[],
    toEvent: (organizer: OrganizerDocument) => OutboxEntry,
  ): Promise<void> {
    const deleted = await deleteAllWithTombstones(this.model, { filter: { groupId, kind }, ids }, toEvent);
    this.publishChange(groupId, deleted);
  }

  private publishChange(groupId: string, ids: string[]): void {
    this.names.broadcastChange(groupId);
    ids.forEach((id) => this.outbox.publish(this.model, id));
  }
}

/** The update that sets or removes "on hand" for a household. */
export type OnHandChange = { $addToSet?: object; $pull?: object };
