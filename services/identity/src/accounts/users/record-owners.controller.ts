import { FindFormerOwners, FindUnknownUsers, type RequestOf } from '@larder/contracts';
import { Answers } from '@larder/service-kit';
import { Controller } from '@nestjs/common';
import { UserRepository } from '../../store/index.js';
import { FormerOwners } from './deletion/former-owners.js';

/** Owners of records, requested by services that repair their records. */
@Controller()
export class RecordOwnersController {
  constructor(
    private readonly users: UserRepository,
    private readonly formerOwners: FormerOwners,
  ) {}

  @Answers(FindFormerOwners)
  findFormer({ owners }: RequestOf<typeof FindFormerOwners>) {
    return this.formerOwners.among(owners);
  }

  @Answers(FindUnknownUsers)
  findUnknown({ userIds }: RequestOf<typeof FindUnknownUsers>) {
    return this.users.findUnknownIds(userIds);
  }
}
