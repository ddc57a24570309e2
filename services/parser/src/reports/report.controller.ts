import {
  AwaitReport,
  DeleteReport,
  DirectoryEntryDeleted,
  ListReports,
  ReadReport,
  type Actor,
  type PayloadOf,
  type RequestOf,
} from '@larder/contracts';
import { Answers, CurrentActor, ListensTo, Streams } from '@larder/service-kit';
import { Controller } from '@nestjs/common';
import { ReportRepository } from './report.repository.js';
import { ReportService } from './report.service.js';

@Controller()
export class ReportController {
  constructor(
    private readonly reports: ReportService,
    private readonly repository: ReportRepository,
  ) {}

  @Streams(ListReports)
  list({ category }: RequestOf<typeof ListReports>, @CurrentActor() actor: Actor) {
    return this.reports.list(actor, category);
  }

  @Streams(ReadReport)
  read({ id }: RequestOf<typeof ReadReport>, @CurrentActor() actor: Actor) {
    return this.reports.read(actor, id);
  }

  @Answers(AwaitReport)
  awaitEnd({ id, waitMs }: RequestOf<typeof AwaitReport>, @CurrentActor() actor: Actor) {
    return this.reports.awaitEnd(actor, id, waitMs);
  }

  @Answers(DeleteReport)
  delete({ id }: RequestOf<typeof DeleteReport>, @CurrentActor() actor: Actor) {
    return this.reports.delete(actor, id);
  }

  /** Reports are deleted with their group. */
  @ListensTo(DirectoryEntryDeleted)
  async onDeleted({ kind, id }: PayloadOf<typeof DirectoryEntryDeleted>) {
    if (kind === 'group') await this.repository.deleteOfGroup(id);
  }
}
