import {
  CreateMenu,
  DeleteMenu,
  DirectoryEntryDeleted,
  ListMenus,
  pageParts,
  PlanMenu,
  ReadMenu,
  UpdateMenu,
  type Actor,
  type Menu,
  type PayloadOf,
  type RequestOf,
} from '@larder/contracts';
import { Answers, CurrentActor, deletedTenant, ListensTo, Streams } from '@larder/service-kit';
import { Controller } from '@nestjs/common';
import { MenuRepository } from './menu.repository.js';
import { MenuService } from './menu.service.js';

@Controller()
export class MenuController {
  constructor(
    private readonly menus: MenuService,
    private readonly repository: MenuRepository,
  ) {}

  @Streams(ListMenus)
  async *list(query: RequestOf<typeof ListMenus>, @CurrentActor() actor: Actor) {
    const { head, menus } = await this.menus.list(actor, query);
    yield* pageParts<Menu>(head, menus);
  }

  @Answers(ReadMenu)
  read({ id }: RequestOf<typeof ReadMenu>, @CurrentActor() actor: Actor) {
    return this.menus.read(actor, id);
  }

  @Answers(CreateMenu)
  create({ id, menu }: RequestOf<typeof CreateMenu>, @CurrentActor() actor: Actor) {
    return this.menus.create(actor, id, menu);
  }

  @Answers(UpdateMenu)
  update({ id, changes }: RequestOf<typeof UpdateMenu>, @CurrentActor() actor: Actor) {
    return this.menus.update(actor, id, changes);
  }

  @Answers(DeleteMenu)
  delete({ id }: RequestOf<typeof DeleteMenu>, @CurrentActor() actor: Actor) {
    return this.menus.delete(actor, id);
  }

  @Answers(PlanMenu)
  plan({ id, date }: RequestOf<typeof PlanMenu>, @CurrentActor() actor: Actor) {
    return this.menus.plan(actor, id, date);
  }

  /** Menus are deleted with their household or group. */
  @ListensTo(DirectoryEntryDeleted)
  async onDeleted(event: PayloadOf<typeof DirectoryEntryDeleted>): Promise<void> {
    const tenant = deletedTenant(event);
    if (tenant) await this.repository.deleteOfTenant(tenant);
  }
}
