import { ReadHouseholdStatistics, UpdateMemberPermissions, type Actor, type RequestOf } from '@larder/contracts';
import { Answers, CurrentActor } from '@larder/service-kit';
import { Controller } from '@nestjs/common';
import { MemberService } from './member.service.js';

@Controller()
export class MemberController {
  constructor(private readonly members: MemberService) {}

  @Answers(UpdateMemberPermissions)
  updatePermissions(permissions: RequestOf<typeof UpdateMemberPermissions>, @CurrentActor() actor: Actor) {
    return this.members.updatePermissions(actor, permissions);
  }

  @Answers(ReadHouseholdStatistics)
  readStatistics(_request: RequestOf<typeof ReadHouseholdStatistics>, @CurrentActor() actor: Actor) {
    return this.members.readStatistics(actor);
  }
}
