import { StartBulkImport, type Actor, type RequestOf } from '@larder/contracts';
import { Answers, CurrentActor, Processes, type JobRun } from '@larder/service-kit';
import { Controller } from '@nestjs/common';
import { BulkImportService } from './bulk-import.service.js';
import { ImportPages } from './bulk-import-job.js';

@Controller()
export class BulkImportController {
  constructor(private readonly imports: BulkImportService) {}

  @Answers(StartBulkImport)
  start(request: RequestOf<typeof StartBulkImport>, @CurrentActor() actor: Actor) {
    return this.imports.start(actor, request);
  }

  @Processes(ImportPages)
  import(run: JobRun<typeof ImportPages>) {
    return this.imports.run(run);
  }
}
