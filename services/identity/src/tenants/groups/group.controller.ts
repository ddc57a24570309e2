import {
  ListGroupMembers,
  ReadGroupMember,
  ReadGroupPreferences,
  ReadOwnGroup,
  UpdateGroupPreferences,
  type Actor,
  type RequestOf,
} from '@larder/contracts';
import { Answers, CurrentActor, Streams } from '@larder/service-kit';
import { Controller } from '@nestjs/common';
import { UserLists } from '../../accounts/index.js';
import { GroupService } from './group.service.js';

@Controller()
export class GroupController {
  constructor(
    private readonly groups: GroupService,
    private readonly users: UserLists,
  ) {}

  @Answers(ReadOwnGroup)
  read(_request: RequestOf<typeof ReadOwnGroup>, @CurrentActor() actor: Actor) {
    return this.groups.read(actor);
  }

  @Answers(ReadGroupPreferences)
  readPreferences(_request: RequestOf<typeof ReadGroupPreferences>, @CurrentActor() actor: Actor) {
    return this.groups.readPreferences(actor);
  }

  @Answers(UpdateGroupPreferences)
  updatePreferences(preferences: RequestOf<typeof UpdateGroupPreferences>, @CurrentActor() actor: Actor) {
    return this.groups.updatePreferences(actor, preferences);
  }

  @Streams(ListGroupMembers)
  listMembers(query: RequestOf<typeof ListGroupMembers>, @CurrentActor() actor: Actor) {
    return this.users.ofGroup(actor, query);
  }

  @Answers(ReadGroupMember)
  readMember({ usernameOrId }: RequestOf<typeof ReadGroupMember>, @CurrentActor() actor: Actor) {
    return this.groups.readMember(actor, usernameOrId);
  }
}
