import {
  CheckInvitation,
  CreateInvitation,
  DeleteInvitation,
  ListInvitations,
  SendInvitation,
} from '@larder/contracts';
import type { Actor, RequestOf } from '@larder/contracts';
import { Answers, CurrentActor } from '@larder/service-kit';
import { Controller } from '@nestjs/common';
import { InvitationService } from './invitation.service.js';

@Controller()
export class InvitationController {
  constructor(private readonly invitations: InvitationService) {}

  @Answers(ListInvitations)
  list(_request: RequestOf<typeof ListInvitations>, @CurrentActor() actor: Actor) {
    return this.invitations.list(actor);
  }

  @Answers(CreateInvitation)
  create(draft: RequestOf<typeof CreateInvitation>, @CurrentActor() actor: Actor) {
    return this.invitations.create(actor, draft);
  }

  @Answers(DeleteInvitation)
  delete({ token }: RequestOf<typeof DeleteInvitation>, @CurrentActor() actor: Actor) {
    return this.invitations.delete(actor, token);
  }

  @Answers(CheckInvitation)
  check({ token }: RequestOf<typeof CheckInvitation>) {
    return this.invitations.check(token);
  }

  @Answers(SendInvitation)
  send(mail: RequestOf<typeof SendInvitation>, @CurrentActor() actor: Actor) {
    return this.invitations.send(actor, mail);
  }
}
