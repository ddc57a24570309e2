import {
  ListGroupHouseholds,
  ListHouseholdMembers,
  ReadGroupHousehold,
  ReadHouseholdPreferences,
  ReadOwnHousehold,
  UpdateHouseholdPreferences,
  type Actor,
  type RequestOf,
} from '@larder/contracts';
import { Answers, CurrentActor, Streams } from '@larder/service-kit';
import { Controller } from '@nestjs/common';
import { UserLists } from '../../accounts/index.js';
import { HouseholdService } from './household.service.js';

@Controller()
export class HouseholdController {
  constructor(
    private readonly households: HouseholdService,
    private readonly users: UserLists,
  ) {}

  @Streams(ListGroupHouseholds)
  list(query: RequestOf<typeof ListGroupHouseholds>, @CurrentActor() actor: Actor) {
    return this.households.listOfGroup(actor, query);
  }

  @Answers(ReadGroupHousehold)
  readOfGroup({ slugOrId }: RequestOf<typeof ReadGroupHousehold>, @CurrentActor() actor: Actor) {
    return this.households.readOfGroup(actor, slugOrId);
  }

  @Answers(ReadOwnHousehold)
  read(_request: RequestOf<typeof ReadOwnHousehold>, @CurrentActor() actor: Actor) {
    return this.households.read(actor);
  }

  @Answers(ReadHouseholdPreferences)
  readPreferences(_request: RequestOf<typeof ReadHouseholdPreferences>, @CurrentActor() actor: Actor) {
    return this.households.readPreferences(actor);
  }

  @Answers(UpdateHouseholdPreferences)
  updatePreferences(input: RequestOf<typeof UpdateHouseholdPreferences>, @CurrentActor() actor: Actor) {
    return this.households.updatePreferences(actor, input);
  }

  @Streams(ListHouseholdMembers)
  listMembers(query: RequestOf<typeof ListHouseholdMembers>, @CurrentActor() actor: Actor) {
    return this.users.ofHousehold(actor, query);
  }
}
