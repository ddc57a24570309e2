import { CommonErrors, RecipeErrors, type Actor } from '@larder/contracts';
import type { OutboxEntry } from '@larder/service-kit';
import type { NamedPart, RecipeIngredients } from '../recipe-store/index.js';
import { optimisticUpdate, requireOrganizer } from '../records/index.js';
import { CookbookFilters } from '../discovery/index.js';
import type { CatalogueMergeRepository, Merge } from './catalogue-merge.repository.js';
import type { CatalogueDocument } from './catalogue.schema.js';
type Group = Pick<Actor, 'groupId'>;

/**
 * Makes one food or unit of two. One write decides: it retires the source and says what it became, which every read
 * follows from then on. All the rest may be cut short and is done again when the event arrives.
 */
export abstract class CatalogueMerger<Doc extends CatalogueDocument> {
  protected abstract readonly part: NamedPart;

  constructor(
    private readonly records: CatalogueMergeRepository<Doc>,
    private readonly recipes: RecipeIngredients,
    private readonly cookbooks: CookbookFilters,
  ) {}

  /** What the target consists of after it has taken in the source. */
  protected abstract absorbed(target: Doc, source: Doc): Partial<Doc>;
  protected abstract mergedEvent(actor: Actor, merge: Merge & { name: string }): OutboxEntry;

  async merge(actor: Actor, merge: Merge): Promise<null> {
    requireOrganizer(actor);
    if (merge.fromId === merge.toId) throw RecipeErrors.mergedWithItself();
    const name = await this.records.nameOf(actor, merge.fromId);
    if (name !== null) await this.retire(actor, { ...merge, name });
    // Asked again after a lost answer.
    else if (!(await this.records.isMerged(actor, merge))) throw CommonErrors.notFound();
    await this.absorb(actor, merge);
    await this.recipes.replaceSome(this.used(actor, merge.fromId), merge.toId);
    await this.cookbooks.replaceId(actor, merge.fromId, merge.toId);
    return null;
  }

  /** The rest of a merge, however many recipes there are; may come twice. */
  async finish({ groupId }: Group, { fromId, name }: Merge & { name: string }): Promise<void> {
    const targetId = await this.records.shorten({ groupId }, fromId);
    if (targetId) {
      await this.absorb({ groupId }, { fromId, toId: targetId });
      await this.recipes.replace(this.used({ groupId }, fromId), targetId);
      await this.cookbooks.replaceId({ groupId }, fromId, targetId);
    }
    // Deleted meanwhile: what it was called is left to the recipes.
    else await this.recipes.leaveNames({ ...this.used({ groupId }, fromId), name });
  }

  private async retire(actor: Actor, merge: Merge & { name: string }): Promise<void> {
    if (!(await this.records.reserve(actor, merge))) throw CommonErrors.notFound();
    const retired = await this.records.retireInto(actor, merge, this.mergedEvent(actor, merge));
    await this.records.release(actor, merge);
    // A concurrent merge uses it as its target, or was faster.
    if (!retired && !(await this.records.isMerged(actor, merge))) throw CommonErrors.conflict();
  }

  /** Once, or what a user removes from the target later would come back. */
  private async absorb(group: Group, merge: Merge): Promise<void> {
    await optimisticUpdate(async () => {
      const pair = await this.records.pair(group, merge);
      if (!pair) return true;
      return (await this.records.absorb(group, pair, this.absorbed(pair.target, pair.source))) || null;
    });
  }

  private used({ groupId }: Group, id: string) {
    return { groupId, part: this.part, id };
  }
}
