import {
  DirectoryEntryDeleted,
  FindUserOrphans,
  ReadAvatarOwner,
  ReadUserForEdit,
  SetAvatar,
  type Actor,
  type PayloadOf,
  type RequestOf,
} from '@larder/contracts';
import { Answers, CurrentActor, ListensTo, requireAdmin } from '@larder/service-kit';
import { Controller } from '@nestjs/common';
import { AvatarService } from './avatar.service.js';

@Controller()
export class AvatarController {
  constructor(private readonly avatars: AvatarService) {}

  @Answers(ReadUserForEdit)
  async readForEdit({ id }: RequestOf<typeof ReadUserForEdit>, @CurrentActor() actor: Actor) {
    await this.avatars.checkEdit(actor, id);
    return { id };
  }

  @Answers(SetAvatar)
  set({ userId, uploadKey }: RequestOf<typeof SetAvatar>, @CurrentActor() actor: Actor) {
    return this.avatars.set(actor, userId, uploadKey);
  }

  /** For all callers: media routes use it to decide whether a visitor may see an avatar. */
  @Answers(ReadAvatarOwner)
  readOwner({ userId }: RequestOf<typeof ReadAvatarOwner>) {
    return this.avatars.ownerOf(userId);
  }

  @Answers(FindUserOrphans)
  async findOrphans({ keys }: RequestOf<typeof FindUserOrphans>, @CurrentActor() actor: Actor) {
    requireAdmin(actor);
    return { orphans: await this.avatars.findOrphans(keys) };
  }

  /** Removes the avatar of a deleted user; retried until it succeeds. */
  @ListensTo(DirectoryEntryDeleted)
  async onDeleted({ kind, id }: PayloadOf<typeof DirectoryEntryDeleted>) {
    if (kind === 'user') await this.avatars.delete(id);
  }
}
