import { logMessages, ReadLogs, type Actor, type LogLine, type RequestOf } from '@larder/contracts';
import { Answers, CurrentActor, latestLines, requireAdmin, ServiceClient } from '@larder/service-kit';
import { Controller } from '@nestjs/common';
import { AllServices } from '../all-services.js';

const TIMEOUT_MS = 5_000;

/** The latest log lines of all services, merged by time (docs/api/administration.md#logs). */
@Controller()
export class LogsController {
  constructor(
    private readonly services: ServiceClient,
    private readonly allServices: AllServices,
  ) {}

  @Answers(ReadLogs)
  async read(query: RequestOf<typeof ReadLogs>, @CurrentActor() actor: Actor): Promise<LogLine[]> {
    const client = this.services.as(requireAdmin(actor));
    const options = { timeoutMs: TIMEOUT_MS };
    const parts = await this.allServices.collect((service) =>
      client.request(logMessages(service).read, query, options),
    );
    return latestLines(parts, query.lines);
  }
}
