import {
  CommonErrors,
  LabelCreated,
  LabelDeleted,
  LabelUpdated,
  pageParts,
  RecipeErrors,
  type Actor,
  type DatedLabel,
  type FindUnknownLabels,
  type GroupScope,
  type Label,
  type LabelDraft,
  type LabelPatch,
  type PagePart,
  type RequestOf,
  type SearchQuery,
} from '@larder/contracts';
import { announce, orThrowNotFound, translateDuplicateKey } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { mapBatches } from '../../pagination/index.js';
import {
  copyNames,
  type CopyOptions,
  createOnce,
  requireOrganizer,
  saveUnderAvailableName,
} from '../../records/index.js';
import { fieldsOf, labelNaming, toLabel, type LabelFields } from './label.mapper.js';
import { LabelRepository } from './label.repository.js';
import { LabeledFoodsRepository } from './labeled-foods.repository.js';

/** The labels of a group: all members may read and change them. */
@Injectable()
export class LabelService {
  constructor(
    private readonly labels: LabelRepository,
    private readonly foods: LabeledFoodsRepository,
  ) {}

  async *list(actor: Actor, query: SearchQuery): AsyncGenerator<PagePart<Label>> {
    const { head, batches } = await this.labels.list(actor, query);
    yield* pageParts(
      head,
      mapBatches(batches, (batch) => batch.map(toLabel)),
    );
  }

  async read(actor: Actor, id: string): Promise<Label> {
    return orThrowNotFound(await this.labels.find(actor, id));
  }

  async readByIds(actor: Actor, ids: string[]): Promise<Label[]> {
    return [...(await this.labels.findByIds(actor, ids)).values()];
  }

  /** Those of the ids that are no labels of the group. */
  async findUnknown({ groupId, labelIds }: RequestOf<typeof FindUnknownLabels>): Promise<string[]> {
    const existing = await this.labels.findByIds({ groupId }, labelIds);
    return labelIds.filter((id) => !existing.has(id));
  }

  readAll(actor: Actor): Promise<DatedLabel[]> {
    return this.labels.findAll(actor);
  }

  async create(actor: Actor, id: string, draft: LabelDraft): Promise<Label> {
    const event = announce(LabelCreated, { labelId: id, name: draft.name }, { actor });
    const insert = () => this.labels.insert(actor, id, fieldsOf(draft), event);
    const findExisting = () => this.labels.find(actor, id);
    return translateDuplicateKey(() => createOnce({ insert, findExisting }), RecipeErrors.nameTaken);
  }

  update(actor: Actor, id: string, draft: LabelDraft): Promise<Label> {
    return this.change(actor, id, fieldsOf(draft));
  }

  /** Changes only the given fields. */
  patch(actor: Actor, id: string, { name, color }: LabelPatch): Promise<Label> {
    return this.change(actor, id, {
      ...(name !== undefined && labelNaming(name)),
      ...(color !== undefined && { color }),
    });
  }

  /** Copies a label under an available name. */
  async copy(actor: Actor, { id, copyId, name }: CopyOptions): Promise<Label> {
    const { name: original, color } = await this.read(actor, id);
    return saveUnderAvailableName(copyNames(name, original), (availableName) =>
      this.create(actor, copyId, { name: availableName, color }),
    );
  }

  private async change(actor: Actor, id: string, fields: Partial<LabelFields>): Promise<Label> {
    const name = fields.name ?? (await this.read(actor, id)).name;
    const event = announce(LabelUpdated, { labelId: id, name }, { actor });
    const update = () => this.labels.update(actor, id, fields, event);
    return orThrowNotFound(await translateDuplicateKey(update, RecipeErrors.nameTaken));
  }

  /** Deletes a label and removes it from its foods. */
  async delete(actor: Actor, id: string): Promise<Label> {
    const label = await this.read(actor, id);
    const event = announce(LabelDeleted, { labelId: id, name: label.name }, { actor });
    if (!(await this.labels.delete(actor, id, event))) throw CommonErrors.notFound();
    await this.finishDeletion(actor, [id]);
    return label;
  }

  /** Deletes several labels. */
  async deleteAll(actor: Actor, ids: string[]): Promise<null> {
    requireOrganizer(actor);
    await this.labels.deleteMany(actor, ids, ({ _id: labelId, name }) =>
      announce(LabelDeleted, { labelId, name }, { actor }),
    );
    await this.finishDeletion(actor, ids);
    return null;
  }

  /** Completes a deletion; idempotent. */
  async finishDeletion(group: GroupScope, ids: string[]): Promise<void> {
    await this.foods.removeLabels(group, ids);
  }
}
