import { CommonErrors, ImportFromImages, TestAi, type Actor, type RequestOf } from '@larder/contracts';
import { Answers, CurrentActor } from '@larder/service-kit';
import { Controller } from '@nestjs/common';
import { ImageImportService } from '../images/image-import.service.js';
import { AiTestService } from './ai-test.service.js';

@Controller()
export class AiController {
  constructor(
    private readonly images: ImageImportService,
    private readonly tests: AiTestService,
  ) {}

  @Answers(ImportFromImages)
  fromImages(request: RequestOf<typeof ImportFromImages>, @CurrentActor() actor: Actor) {
    return this.images.fromImages(actor, request);
  }

  @Answers(TestAi)
  test({ uploadKey }: RequestOf<typeof TestAi>, @CurrentActor() actor: Actor) {
    if (!actor.admin) throw CommonErrors.forbidden();
    return this.tests.test(uploadKey);
  }
}
