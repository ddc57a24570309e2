import type { Actor, DatedLabel, GroupScope, Label, SearchQuery } from '@larder/contracts';
import {
  AppName,
  DatabaseCache,
  deleteWithTombstone,
  deleteAllWithTombstones,
  InjectModel,
  InProcessServices,
  Outbox,
  outboxFields,
  withOutbox,
  type OutboxEntry,
} from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { Lists } from '../../pagination/index.js';
import { shortKey } from '../../records/index.js';
import { CatalogueChanges } from '../catalogue-changes.js';
import { insertMissing } from '../insert-missing.js';
import { toLabel, type LabelFields } from './label.mapper.js';
import { LABELS, type LabelDocument } from './label.schema.js';

type SeededLabel = LabelFields & { _id: string; event: OutboxEntry };

const PROJECTION = { groupId: 1, name: 1, color: 1 } as const;
/** Maximum number of cached labels. */
const MAX_CACHED = 10_000;

/** Every query on labels. */
@Injectable()
export class LabelRepository {
  /** Every shopping list that is read shows all labels of its group. */
  private readonly byGroup: DatabaseCache;

  constructor(
    @InjectModel(LABELS) private readonly model: Model<LabelDocument>,
    private readonly outbox: Outbox,
    private readonly lists: Lists,
    private readonly changes: CatalogueChanges,
    local: InProcessServices,
    app: AppName,
  ) {
    this.byGroup = new DatabaseCache(local, { service: app.name, maxSize: MAX_CACHED });
  }

  list(actor: Actor, query: SearchQuery) {
    const filter = { groupId: actor.groupId };
    return this.lists.open<LabelDocument>(actor, {
      resource: 'labels',
      model: this.model,
      filter,
      query,
      projection: PROJECTION,
    });
  }

  async find({ groupId }: GroupScope, id: string): Promise<Label | null> {
    const existing = await this.model.findOne({ _id: id, groupId }, PROJECTION).lean<LabelDocument>();
    return existing && toLabel(existing);
  }

  /** Those of the ids that are labels of the group. */
  async findByIds({ groupId }: GroupScope, ids: string[]): Promise<Map<string, Label>> {
    if (ids.length === 0) return new Map();
    const existing = await this.model.find({ _id: { $in: ids }, groupId }, PROJECTION).lean<LabelDocument[]>();
    return new Map(existing.map((each) => [each._id, toLabel(each)]));
  }

  findAll({ groupId }: GroupScope): Promise<DatedLabel[]> {
    return this.byGroup.get(groupId, async () => {
      const existing = await this.model.find({ groupId }, { ...PROJECTION, createdAt: 1 }).lean<LabelDocument[]>();
      return existing.map((each) => ({ ...toLabel(each), createdAt: each.createdAt.toISOString() }));
    });
  }

  /** Stores a new label; a taken name is a duplicate key. */
  async insert({ groupId }: GroupScope, id: string, fields: LabelFields, event: OutboxEntry): Promise<Label> {
    const created = await this.model.create({ ...fields, _id: id, groupId, ...outboxFields([event]) });
    this.outbox.publish(this.model, id, [event]);
    return toLabel(created);
  }

  /** Stores the labels whose names the group does not have, each with its event; returns the number. */
  async insertMissing({ groupId }: GroupScope, labels: SeededLabel[]): Promise<number> {
    const records = labels.map(({ event, ...fields }) => ({ ...fields, ...outboxFields([event]) }));
    const ids = await insertMissing<LabelDocument>(this.model, groupId, records);
    ids.forEach((id) => this.outbox.publish(this.model, id));
    return ids.length;
  }

  /** The ids of the group's labels with these names. */
  async findIdsByName({ groupId }: GroupScope, names: string[]): Promise<Map<string, string>> {
    const filter = { groupId, nameKey: { $in: names.map(shortKey) } };
    const existing = await this.model.find(filter, { name: 1 }).lean<Pick<LabelDocument, '_id' | 'name'>[]>();
    return new Map(existing.map(({ _id, name }) => [name, _id]));
  }

  /** Changes a label; null when it does not exist any more. A taken name is a duplicate key. */
  async update(
    { groupId }: GroupScope,
    id: string,
    fields: Partial<LabelFields>,
    event: OutboxEntry,
  ): Promise<Label | null> {
    const update = withOutbox({ $set: fields, $inc: { revision: 1 } }, [event]);
    const saved = await this.model
      .findOneAndUpdate({ _id: id, groupId }, update, { returnDocument: 'after' })
      .lean<LabelDocument>();
    if (saved) this.outbox.publish(this.model, id, [event]);
    this.changes.broadcastChange({ groupId });
    return saved && toLabel(saved);
  }

  /** Deletes a label; false when it is deleted already. */
  async delete({ groupId }: GroupScope, id: string, event: OutboxEntry): Promise<boolean> {
    const deleted = await deleteWithTombstone(this.model, { _id: id, groupId }, [event]);
    if (deleted) this.outbox.publish(this.model, id);
    this.changes.broadcastChange({ groupId });
    return deleted !== null;
  }

  /** Deletes those of the labels that the group has, each with its event. */
  async deleteMany(
    { groupId }: GroupScope,
    ids: string[],
    toEvent: (label: LabelDocument) => OutboxEntry,
  ): Promise<void> {
    const deleted = await deleteAllWithTombstones(this.model, { filter: { groupId }, ids }, toEvent);
    deleted.forEach((id) => this.outbox.publish(this.model, id));
    this.changes.broadcastChange({ groupId });
  }
}
