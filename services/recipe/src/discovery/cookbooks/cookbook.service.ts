import {
  CommonErrors,
  CookbookCreated,
  CookbookDeleted,
  CookbooksUpdated,
  MAX_NAME_LENGTH,
  withNumberSuffix,
  pageParts,
  RecipeErrors,
  type Actor,
  type Cookbook,
  type CookbookDraft,
  type CookbookPatch,
  type CookbookUpdate,
  type PagePart,
  type SearchQuery,
  type TrashQuery,
} from '@larder/contracts';
import {
  announce,
  Directory,
  isDuplicateKey,
  optimisticUpdate,
  type OutboxEntry,
  orThrowNotFound,
  trashPage,
} from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { mapBatches } from '../../pagination/index.js';
import { type CopyOptions, createOnce } from '../../records/index.js';
import { addressesOf, type CookbookAddress } from './cookbook-address.js';
import { contentOf, withChanges, toCookbook } from './cookbook.mapper.js';
import { CookbookRepository } from './cookbook.repository.js';
/** The cookbooks of a household: all members may read and change them. */
@Injectable()
export class CookbookService {
  constructor(
    private readonly cookbooks: CookbookRepository,
    private readonly directory: Directory,
  ) {}

  async *list(actor: Actor, query: SearchQuery): AsyncGenerator<PagePart<Cookbook>> {
    const { head, batches } = await this.cookbooks.list(actor, query);
    yield* pageParts(
      head,
      mapBatches(batches, (batch) => batch.map(toCookbook)),
    );
  }

  async read(actor: Actor, slugOrId: string): Promise<Cookbook> {
    const existing = await this.cookbooks.find(actor, slugOrId);
    if (!existing) throw CommonErrors.noSuchPath();
    return toCookbook(existing);
  }

  /** Creates a cookbook; a number is added to a taken address, not to the name. */
  async create(actor: Actor, id: string, draft: CookbookDraft): Promise<Cookbook> {
    const findExisting = () => this.cookbooks.find(actor, id);
    const existing = await findExisting();
    if (existing) return toCookbook(existing); // a repeated request must not try another address
    const content = contentOf(draft);
    const event = announce(CookbookCreated, { cookbookId: id, name: content.name }, { actor });
    const created = await saveAtAvailableAddress(addressesOf(content.name), (address) =>
      createOnce({ insert: () => this.cookbooks.insert(actor, id, { ...content, ...address }, event), findExisting }),
    );
    return toCookbook(created);
  }

  async update(actor: Actor, id: string, draft: CookbookDraft): Promise<Cookbook> {
    return this.replace(actor, id, draft, [
      announce(CookbooksUpdated, { cookbookIds: [id], name: draft.name }, { actor }),
    ]);
  }

  /** Changes only the given fields; computed again after a concurrent change. */
  async patch(actor: Actor, id: string, changes: CookbookPatch): Promise<Cookbook> {
    return optimisticUpdate(async () => {
      const before = orThrowNotFound(await this.cookbooks.find(actor, id));
      const draft = withChanges(toCookbook(before), changes);
      const events = [announce(CookbooksUpdated, { cookbookIds: [id], name: draft.name }, { actor })];
      return this.replaceIf(actor, id, draft, { revision: before.revision, events });
    });
  }

  /** Copies a cookbook; names need not be unique, so a number is only added when no name is requested. */
  async copy(actor: Actor, { id, copyId, name }: CopyOptions): Promise<Cookbook> {
    const original = orThrowNotFound(await this.cookbooks.find(actor, id));
    return this.create(
      actor,
      copyId,
      withChanges(toCookbook(original), { name: name?.trim() || withNumberSuffix(original.name, 1, MAX_NAME_LENGTH) }),
    );
  }

  /** Saves nothing unless all of them exist; publishes one event, stored with the last one. */
  async updateAll(actor: Actor, updates: CookbookUpdate[]): Promise<Cookbook[]> {
    const ids = [...new Set(updates.map(({ id }) => id))];
    if ((await this.cookbooks.findExistingIds(actor, ids)).size < ids.length) throw CommonErrors.notFound();
    updates.forEach(contentOf); // throws for an invalid filter before anything is saved
    const event = announce(CookbooksUpdated, { cookbookIds: ids }, { actor });
    const saved: Cookbook[] = [];
    for (const [at, { id, ...draft }] of updates.entries()) {
      saved.push(await this.replace(actor, id, draft, at === updates.length - 1 ? [event] : []));
    }
    return saved;
  }

  async delete(actor: Actor, id: string): Promise<Cookbook> {
    const existing = orThrowNotFound(await this.cookbooks.find(actor, id));
    const event = announce(CookbookDeleted, { cookbookId: id, name: existing.name }, { actor });
    if (!(await this.cookbooks.delete(actor, id, event))) throw CommonErrors.notFound();
    return toCookbook(existing);
  }

  /** The deleted cookbooks of the household, latest first. */
  listDeleted(actor: Actor, query: TrashQuery) {
    const { trash } = this.cookbooks;
    return trashPage(actor, { trash, directory: this.directory, query, toItem: (record) => record });
  }

  /** Restores a deleted cookbook; a number is added to its address if taken. */
  async restore(actor: Actor, id: string): Promise<Cookbook> {
    return optimisticUpdate(async () => {
      const trashed = orThrowNotFound(await this.cookbooks.trash.find(actor, id));
      const { name, slug } = trashed.trashed.document;
      const event = announce(CookbooksUpdated, { cookbookIds: [id], name }, { actor });
      const restored = await saveAtAvailableAddress(addressesOf(name, slug), (address) =>
        this.cookbooks.trash.restore(trashed, address, [event]),
      );
      return restored && toCookbook(restored);
    });
  }

  /** Permanently deletes a cookbook from the trash. */
  async purge(actor: Actor, id: string): Promise<void> {
    if (!(await this.cookbooks.trash.purge(actor, id))) throw CommonErrors.notFound();
  }

  private async replace(actor: Actor, id: string, draft: CookbookDraft, events: OutboxEntry[]): Promise<Cookbook> {
    return orThrowNotFound(await this.replaceIf(actor, id, draft, { events }));
  }

  /** Null when the cookbook does not exist any more or, with a `revision`, has changed since. */
  private async replaceIf(
    actor: Actor,
    id: string,
    draft: CookbookDraft,
    { events, revision }: { events: OutboxEntry[]; revision?: number },
  ): Promise<Cookbook | null> {
    const content = contentOf(draft);
    const saved = await saveAtAvailableAddress(addressesOf(content.name, draft.slug), (address) =>
      this.cookbooks.update(
        actor,
        id,
        { ...content, ...address },
        { events, ...(revision !== undefined && { revision }) },
      ),
    );
    return saved && toCookbook(saved);
  }
}

/** Writes with the first address that the unique index accepts. @throws `recipe.name-taken` when all are taken */
async function saveAtAvailableAddress<Saved>(
  addresses: CookbookAddress[],
  write: (address: CookbookAddress) => Promise<Saved>,
): Promise<Saved> {
  for (const address of addresses) {
    try {
      return await write(address);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }
  throw RecipeErrors.nameTaken();
}
