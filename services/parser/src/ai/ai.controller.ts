import { CommonErrors, TestAi, type Actor, type RequestOf } from '@larder/contracts';
import { Answers, CurrentActor } from '@larder/service-kit';
import { Controller } from '@nestjs/common';
import { AiTestService } from './ai-test.service.js';

@Controller()
export class AiController {
  constructor(private readonly tests: AiTestService) {}

  @Answers(TestAi)
  test({ uploadKey }: RequestOf<typeof TestAi>, @CurrentActor() actor: Actor) {
    if (!actor.admin) throw CommonErrors.forbidden();
    return this.tests.test(uploadKey);
  }
}
