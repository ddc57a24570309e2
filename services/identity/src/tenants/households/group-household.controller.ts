import {
  CreateGroupHousehold,
  DeleteGroupHousehold,
  PatchGroupHousehold,
  UpdateGroupHousehold,
  type Actor,
  type RequestOf,
} from '@larder/contracts';
import { Answers, CurrentActor, requireAdmin } from '@larder/service-kit';
import { Controller } from '@nestjs/common';
import { GroupHouseholdService } from './group-household.service.js';

@Controller()
export class GroupHouseholdController {
  constructor(private readonly households: GroupHouseholdService) {}

  @Answers(CreateGroupHousehold)
  create(draft: RequestOf<typeof CreateGroupHousehold>, @CurrentActor() actor: Actor) {
    requireAdmin(actor);
    return this.households.create(actor, draft);
  }

  @Answers(UpdateGroupHousehold)
  update({ slugOrId, household }: RequestOf<typeof UpdateGroupHousehold>, @CurrentActor() actor: Actor) {
    requireAdmin(actor);
    return this.households.update(actor, slugOrId, household);
  }

  @Answers(PatchGroupHousehold)
  patch({ slugOrId, household }: RequestOf<typeof PatchGroupHousehold>, @CurrentActor() actor: Actor) {
    requireAdmin(actor);
    return this.households.update(actor, slugOrId, household);
  }

  @Answers(DeleteGroupHousehold)
  delete({ slugOrId }: RequestOf<typeof DeleteGroupHousehold>, @CurrentActor() actor: Actor) {
    requireAdmin(actor);
    return this.households.delete(actor, slugOrId);
  }
}
