import { AuditEntryRecorded, type Actor, type FactOf } from '@larder/contracts';
import { announce, EventStream, Log, publishEntries } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';

/** Publishes entries of the audit log as events; the admin service stores them. */
@Injectable()
export class AuditTrail {
  constructor(
    private readonly stream: EventStream,
    private readonly log: Log,
  ) {}

  /** Resolves when the entry is published. A failure is logged and does not fail the action. */
  async record(fact: FactOf<typeof AuditEntryRecorded>, actor: Actor | null): Promise<void> {
    try {
      const entry = announce(AuditEntryRecorded, fact, actor ? { actor } : {});
      const { error } = await publishEntries(this.stream, [entry]);
      if (error) throw error as Error;
    } catch (error) {
      this.log.error('audit entry not recorded', { action: fact.action, outcome: fact.outcome, error });
    }
  }
}
