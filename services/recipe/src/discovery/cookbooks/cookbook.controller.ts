import {
  CheckRecipeFilter,
  CopyCookbook,
  CountCookbooks,
  CreateCookbook,
  DeleteCookbook,
  DirectoryEntryDeleted,
  ListCookbooks,
  ListDeletedCookbooks,
  PatchCookbook,
  PurgeCookbook,
  ReadCookbook,
  RestoreDeletedCookbook,
  UpdateCookbook,
  UpdateCookbooks,
  type Actor,
  type PayloadOf,
  type RequestOf,
} from '@larder/contracts';
import { Answers, CurrentActor, deletedTenant, ListensTo, Streams } from '@larder/service-kit';
import { Controller } from '@nestjs/common';
import { CookbookFilterUpdater } from './cookbook-filter-updater.js';
import { isRecipeFilter } from './cookbook-filter.js';
import { CookbookRepository } from './cookbook.repository.js';
import { CookbookService } from './cookbook.service.js';

@Controller()
export class CookbookController {
  constructor(
    private readonly cookbooks: CookbookService,
    private readonly stored: CookbookRepository,
    private readonly filters: CookbookFilterUpdater,
  ) {}

  @Streams(ListCookbooks)
  list(query: RequestOf<typeof ListCookbooks>, @CurrentActor() actor: Actor) {
    return this.cookbooks.list(actor, query);
  }

  /** For administrators, who only get the number. */
  @Answers(CountCookbooks)
  async count() {
    return { totalCookbooks: await this.stored.count() };
  }

  @Answers(CheckRecipeFilter)
  checkFilter({ queryFilter }: RequestOf<typeof CheckRecipeFilter>) {
    return { valid: isRecipeFilter(queryFilter) };
  }

  @Answers(ReadCookbook)
  read({ slugOrId }: RequestOf<typeof ReadCookbook>, @CurrentActor() actor: Actor) {
    return this.cookbooks.read(actor, slugOrId);
  }

  @Answers(CreateCookbook)
  create({ id, cookbook }: RequestOf<typeof CreateCookbook>, @CurrentActor() actor: Actor) {
    return this.cookbooks.create(actor, id, cookbook);
  }

  @Answers(UpdateCookbook)
  update({ id, cookbook }: RequestOf<typeof UpdateCookbook>, @CurrentActor() actor: Actor) {
    return this.cookbooks.update(actor, id, cookbook);
  }

  @Answers(PatchCookbook)
  patch({ id, changes }: RequestOf<typeof PatchCookbook>, @CurrentActor() actor: Actor) {
    return this.cookbooks.patch(actor, id, changes);
  }

  @Answers(CopyCookbook)
  copy(input: RequestOf<typeof CopyCookbook>, @CurrentActor() actor: Actor) {
    return this.cookbooks.copy(actor, input);
  }

  @Answers(UpdateCookbooks)
  updateAll({ cookbooks }: RequestOf<typeof UpdateCookbooks>, @CurrentActor() actor: Actor) {
    return this.cookbooks.updateAll(actor, cookbooks);
  }

  @Answers(DeleteCookbook)
  delete({ id }: RequestOf<typeof DeleteCookbook>, @CurrentActor() actor: Actor) {
    return this.cookbooks.delete(actor, id);
  }

  @Streams(ListDeletedCookbooks)
  listDeleted(query: RequestOf<typeof ListDeletedCookbooks>, @CurrentActor() actor: Actor) {
    return this.cookbooks.listDeleted(actor, query);
  }

  @Answers(RestoreDeletedCookbook)
  restore({ id }: RequestOf<typeof RestoreDeletedCookbook>, @CurrentActor() actor: Actor) {
    return this.cookbooks.restore(actor, id);
  }

  @Answers(PurgeCookbook)
  async purge({ id }: RequestOf<typeof PurgeCookbook>, @CurrentActor() actor: Actor) {
    await this.cookbooks.purge(actor, id);
    return null;
  }

  /**
   * Cookbooks are deleted with their household or group (docs/api/identity.md#moves-and-deletion); the filters of other
   * households may contain a deleted one.
   */
  @ListensTo(DirectoryEntryDeleted)
  async onDirectoryEntryDeleted(event: PayloadOf<typeof DirectoryEntryDeleted>): Promise<void> {
    const tenant = deletedTenant(event);
    if (!tenant) return;
    await this.stored.deleteOfTenant(tenant);
    if (event.kind === 'household') await this.filters.dropIds({ groupId: tenant.groupId }, [event.id]);
  }
}
