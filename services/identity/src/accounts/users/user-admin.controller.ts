import {
  CreateUser,
  DeleteUser,
  ListUsers,
  PatchUserAsAdmin,
  ReadUser,
  UpdateUserAsAdmin,
  type Actor,
  type RequestOf,
} from '@larder/contracts';
import { Answers, CurrentActor, requireAdmin, Streams } from '@larder/service-kit';
import { Controller } from '@nestjs/common';
import { UserAdminService } from './user-admin.service.js';

@Controller()
export class UserAdminController {
  constructor(private readonly users: UserAdminService) {}

  @Streams(ListUsers)
  list(query: RequestOf<typeof ListUsers>, @CurrentActor() actor: Actor) {
    requireAdmin(actor);
    return this.users.list(actor, query);
  }

  @Answers(ReadUser)
  read({ id }: RequestOf<typeof ReadUser>, @CurrentActor() actor: Actor) {
    requireAdmin(actor);
    return this.users.read(actor, id);
  }

  @Answers(CreateUser)
  create(draft: RequestOf<typeof CreateUser>, @CurrentActor() actor: Actor) {
    requireAdmin(actor);
    return this.users.create(actor, draft);
  }

  @Answers(UpdateUserAsAdmin)
  update({ id, user }: RequestOf<typeof UpdateUserAsAdmin>, @CurrentActor() actor: Actor) {
    requireAdmin(actor);
    return this.users.update(actor, id, user);
  }

  @Answers(PatchUserAsAdmin)
  patch({ id, user }: RequestOf<typeof PatchUserAsAdmin>, @CurrentActor() actor: Actor) {
    requireAdmin(actor);
    return this.users.patch(actor, id, user);
  }

  @Answers(DeleteUser)
  delete({ id }: RequestOf<typeof DeleteUser>, @CurrentActor() actor: Actor) {
    requireAdmin(actor);
    return this.users.delete(actor, id);
  }
}
