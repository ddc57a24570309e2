import {
  CommonErrors,
  LabelCreated,
  LabelDeleted,
  pageParts,
  RecipeErrors,
  type Actor,
  type DatedLabel,
  type Label,
  type LabelDraft,
  type PagePart,
  type SearchQuery,
} from '@larder/contracts';
import { announce } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { FoodRepository } from '../foods/food.repository.js';
import { isDuplicateKey } from '../keys/duplicate-key.js';
import { flatten } from '../lists/batches.js';
import { fieldsOf, toLabel } from './label.mapper.js';
import { LabelRepository } from './label.repository.js';

@Injectable()
export class LabelService {
  constructor(
    private readonly labels: LabelRepository,
    private readonly foods: FoodRepository,
  ) {}

  async *list(actor: Actor, query: SearchQuery): AsyncGenerator<PagePart<Label>> {
    const { head, batches } = await this.labels.list(actor, query);
    yield* pageParts(
      head,
      flatten(batches, (batch) => batch.map(toLabel)),
    );
  }

  async read(actor: Actor, id: string): Promise<Label> {
    return known(await this.labels.find(actor, id));
  }

  async readSome(actor: Actor, ids: string[]): Promise<Label[]> {
    return [...(await this.labels.shown(actor, ids)).values()];
  }

  readAll(actor: Actor): Promise<DatedLabel[]> {
    return this.labels.all(actor);
  }

  async create(actor: Actor, id: string, draft: LabelDraft): Promise<Label> {
    const event = announce(LabelCreated, { labelId: id, name: draft.name }, { actor });
    try {
      return await this.labels.insert(actor, id, fieldsOf(draft), event);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      // Asked again after a lost answer: the id is born at the caller's edge.
      const before = await this.labels.find(actor, id);
      if (before?.name !== draft.name) throw RecipeErrors.nameTaken({}, error);
      return before;
    }
  }

  async update(actor: Actor, id: string, draft: LabelDraft): Promise<Label> {
    try {
      return known(await this.labels.update(actor, id, fieldsOf(draft)));
    } catch (error) {
      if (isDuplicateKey(error)) throw RecipeErrors.nameTaken({}, error);
      throw error;
    }
  }

  /** Foods that carried the label have none afterwards. */
  async delete(actor: Actor, id: string): Promise<Label> {
    const label = await this.read(actor, id);
    const event = announce(LabelDeleted, { labelId: id, name: label.name }, { actor });
    if (!(await this.labels.delete(actor, id, event))) throw CommonErrors.notFound();
    await this.finishDeletion(actor, id);
    return label;
  }

  /** The rest of a deletion; may come twice. */
  async finishDeletion(group: Pick<Actor, 'groupId'>, id: string): Promise<void> {
    await this.foods.removeLabel(group, id);
  }
}

function known(label: Label | null): Label {
  if (!label) throw CommonErrors.notFound();
  return label;
}
