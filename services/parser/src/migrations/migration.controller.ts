import { StartMigration, type Actor, type RequestOf } from '@larder/contracts';
import { Answers, CurrentActor, Processes, type JobRun } from '@larder/service-kit';
import { Controller } from '@nestjs/common';
import { MigrateRecipes } from './migration-job.js';
import { MigrationService } from './migration.service.js';

@Controller()
export class MigrationController {
  constructor(private readonly migrations: MigrationService) {}

  @Answers(StartMigration)
  start(request: RequestOf<typeof StartMigration>, @CurrentActor() actor: Actor) {
    return this.migrations.start(actor, request);
  }

  @Processes(MigrateRecipes)
  migrate(run: JobRun<typeof MigrateRecipes>) {
    return this.migrations.run(run);
  }
}
