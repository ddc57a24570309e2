import {
  CreateHousehold,
  DeleteHousehold,
  ListHouseholds,
  PatchHousehold,
  ReadHousehold,
  UpdateHousehold,
  type Actor,
  type RequestOf,
} from '@larder/contracts';
import { Answers, CurrentActor, requireAdmin, Streams } from '@larder/service-kit';
import { Controller } from '@nestjs/common';
import { HouseholdAdminService } from './household-admin.service.js';

@Controller()
export class HouseholdAdminController {
  constructor(private readonly households: HouseholdAdminService) {}

  @Streams(ListHouseholds)
  list(query: RequestOf<typeof ListHouseholds>, @CurrentActor() actor: Actor) {
    requireAdmin(actor);
    return this.households.list(query);
  }

  @Answers(ReadHousehold)
  read({ id }: RequestOf<typeof ReadHousehold>, @CurrentActor() actor: Actor) {
    requireAdmin(actor);
    return this.households.read(id);
  }

  @Answers(CreateHousehold)
  create(draft: RequestOf<typeof CreateHousehold>, @CurrentActor() actor: Actor) {
    requireAdmin(actor);
    return this.households.create(draft);
  }

  @Answers(UpdateHousehold)
  update({ id, household }: RequestOf<typeof UpdateHousehold>, @CurrentActor() actor: Actor) {
    requireAdmin(actor);
    return this.households.update(id, household);
  }

  @Answers(PatchHousehold)
  patch({ id, household }: RequestOf<typeof PatchHousehold>, @CurrentActor() actor: Actor) {
    requireAdmin(actor);
    return this.households.update(id, household);
  }

  @Answers(DeleteHousehold)
  delete({ id }: RequestOf<typeof DeleteHousehold>, @CurrentActor() actor: Actor) {
    requireAdmin(actor);
    return this.households.delete(id);
  }
}
