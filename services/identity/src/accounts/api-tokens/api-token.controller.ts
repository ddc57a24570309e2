import { CreateApiToken, DeleteApiToken, type Actor, type RequestOf } from '@larder/contracts';
import { Answers, CurrentActor } from '@larder/service-kit';
import { Controller } from '@nestjs/common';
import { requireSession } from '../../access/index.js';
import { ApiTokenService } from './api-token.service.js';

@Controller()
export class ApiTokenController {
  constructor(private readonly tokens: ApiTokenService) {}

  @Answers(CreateApiToken)
  create(draft: RequestOf<typeof CreateApiToken>, @CurrentActor() actor: Actor) {
    requireSession(actor);
    return this.tokens.create(actor, draft);
  }

  @Answers(DeleteApiToken)
  delete({ id }: RequestOf<typeof DeleteApiToken>, @CurrentActor() actor: Actor) {
    return this.tokens.delete(actor, id);
  }
}
