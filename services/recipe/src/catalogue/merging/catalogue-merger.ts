import { CommonErrors, RecipeErrors, type Actor, type GroupScope } from '@larder/contracts';
import type { OutboxEntry } from '@larder/service-kit';
import { optimisticUpdate } from '@larder/service-kit';
import type { IngredientField, RecipeIngredients } from '../../recipe-store/index.js';
import { requireOrganizer } from '../../records/index.js';
import { CookbookFilterUpdater } from '../../discovery/index.js';
import type { CatalogueMergeRepository, Merge } from './catalogue-merge.repository.js';
import type { CatalogueDocument } from '../catalogue.schema.js';

/**
 * Merges two foods or units. The first write retires the source with a reference to the target, which all reads follow
 * afterwards. The other steps may be interrupted and are repeated when the event arrives.
 */
export abstract class CatalogueMerger<Doc extends CatalogueDocument> {
  protected abstract readonly field: IngredientField;

  constructor(
    private readonly records: CatalogueMergeRepository<Doc>,
    private readonly recipes: RecipeIngredients,
    private readonly cookbooks: CookbookFilterUpdater,
  ) {}

  /** The fields of the target after the merge. */
  protected abstract mergedFields(target: Doc, source: Doc): Partial<Doc>;
  protected abstract mergedEvent(actor: Actor, merge: Merge & { name: string }): OutboxEntry;

  async merge(actor: Actor, merge: Merge): Promise<null> {
    requireOrganizer(actor);
    if (merge.fromId === merge.toId) throw RecipeErrors.mergedWithItself();
    const name = await this.records.findName(actor, merge.fromId);
    if (name !== null) await this.retire(actor, { ...merge, name });
    // The request is repeated after a lost reply.
    else if (!(await this.records.isMerged(actor, merge))) throw CommonErrors.notFound();
    await this.absorb(actor, merge);
    await this.recipes.replaceBatch(this.ingredientQuery(actor, merge.fromId), merge.toId);
    await this.cookbooks.replaceId(actor, merge.fromId, merge.toId);
    return null;
  }

  /** Completes a merge, for any number of recipes; idempotent. */
  async finish({ groupId }: GroupScope, { fromId, name }: Merge & { name: string }): Promise<void> {
    const targetId = await this.records.shorten({ groupId }, fromId);
    if (targetId) {
      await this.absorb({ groupId }, { fromId, toId: targetId });
      await this.recipes.replace(this.ingredientQuery({ groupId }, fromId), targetId);
      await this.cookbooks.replaceId({ groupId }, fromId, targetId);
    }
    // Deleted meanwhile: its name is moved to the notes of the recipes.
    else await this.recipes.moveNamesToNotes({ ...this.ingredientQuery({ groupId }, fromId), name });
  }

  private async retire(actor: Actor, merge: Merge & { name: string }): Promise<void> {
    if (!(await this.records.reserve(actor, merge))) throw CommonErrors.notFound();
    const retired = await this.records.retireInto(actor, merge, this.mergedEvent(actor, merge));
    await this.records.release(actor, merge);
    // A concurrent merge uses it as its target, or has merged it.
    if (!retired && !(await this.records.isMerged(actor, merge))) throw CommonErrors.conflict();
  }

  /** Only once, or names that a user removes from the target later would return. */
  private async absorb(group: GroupScope, merge: Merge): Promise<void> {
    await optimisticUpdate(async () => {
      const pair = await this.records.findPair(group, merge);
      if (!pair) return true;
      return (await this.records.absorb(group, pair, this.mergedFields(pair.target, pair.source))) || null;
    });
  }

  private ingredientQuery({ groupId }: GroupScope, id: string) {
    return { groupId, field: this.field, id };
  }
}
