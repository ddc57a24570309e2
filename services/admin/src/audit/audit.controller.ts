import {
  AuditEntryRecorded,
  ExportAudit,
  ListAudit,
  pageParts,
  type Actor,
  type PayloadOf,
  type RequestOf,
} from '@larder/contracts';
import { CurrentActor, ListensTo, requireAdmin, Streams } from '@larder/service-kit';
import { Controller } from '@nestjs/common';
import { toAuditEntry, toAuditEntryFields } from './audit-entry.mapper.js';
import { AuditEntryRepository } from './audit-entry.repository.js';

@Controller()
export class AuditController {
  constructor(private readonly entries: AuditEntryRepository) {}

  @Streams(ListAudit)
  async *list(query: RequestOf<typeof ListAudit>, @CurrentActor() actor: Actor) {
    requireAdmin(actor);
    const { head, documents } = await this.entries.list(query);
    yield* pageParts(head, documents.map(toAuditEntry));
  }

  @Streams(ExportAudit)
  async *export(filter: RequestOf<typeof ExportAudit>, @CurrentActor() actor: Actor) {
    requireAdmin(actor);
    for await (const entry of this.entries.stream(filter)) yield toAuditEntry(entry);
  }

  /** Events may arrive twice; the entry has the event's id, so it is stored once. */
  @ListensTo(AuditEntryRecorded)
  async onRecorded(event: PayloadOf<typeof AuditEntryRecorded>): Promise<void> {
    await this.entries.insert(event.eventId, toAuditEntryFields(event));
  }
}
