import { FindRecipeOrphans, type Actor, type RequestOf } from '@larder/contracts';
import { Answers, CurrentActor, requireAdmin } from '@larder/service-kit';
import { Controller } from '@nestjs/common';
import { OrphanFiles } from './orphan-files.js';

@Controller()
export class OrphanFilesController {
  constructor(private readonly orphans: OrphanFiles) {}

  @Answers(FindRecipeOrphans)
  async find({ keys }: RequestOf<typeof FindRecipeOrphans>, @CurrentActor() actor: Actor) {
    requireAdmin(actor);
    return { orphans: await this.orphans.find(keys) };
  }
}
