import {
  CreateGroup,
  DeleteGroup,
  ListGroups,
  PatchGroup,
  ReadGroup,
  UpdateGroup,
  type Actor,
  type RequestOf,
} from '@larder/contracts';
import { Answers, CurrentActor, requireAdmin, Streams } from '@larder/service-kit';
import { Controller } from '@nestjs/common';
import { GroupAdminService } from './group-admin.service.js';

@Controller()
export class GroupAdminController {
  constructor(private readonly groups: GroupAdminService) {}

  @Streams(ListGroups)
  list(query: RequestOf<typeof ListGroups>, @CurrentActor() actor: Actor) {
    requireAdmin(actor);
    return this.groups.list(query);
  }

  @Answers(ReadGroup)
  read({ id }: RequestOf<typeof ReadGroup>, @CurrentActor() actor: Actor) {
    requireAdmin(actor);
    return this.groups.read(id);
  }

  @Answers(CreateGroup)
  create({ name }: RequestOf<typeof CreateGroup>, @CurrentActor() actor: Actor) {
    requireAdmin(actor);
    return this.groups.create(name);
  }

  @Answers(UpdateGroup)
  update({ id, group }: RequestOf<typeof UpdateGroup>, @CurrentActor() actor: Actor) {
    requireAdmin(actor);
    return this.groups.update(id, group);
  }

  @Answers(PatchGroup)
  patch({ id, group }: RequestOf<typeof PatchGroup>, @CurrentActor() actor: Actor) {
    requireAdmin(actor);
    return this.groups.update(id, group);
  }

  @Answers(DeleteGroup)
  delete({ id }: RequestOf<typeof DeleteGroup>, @CurrentActor() actor: Actor) {
    requireAdmin(actor);
    return this.groups.delete(id);
  }
}
