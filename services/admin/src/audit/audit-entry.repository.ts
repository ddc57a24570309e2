import { CommonErrors, MAX_AUDIT_EXPORT, type AuditFilter, type AuditQuery, type PageHead } from '@larder/contracts';
import { findPage, InjectModel, pageSelection, type Selectable, storeUnlessDuplicate } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import type { AuditEntryFields } from './audit-entry.mapper.js';
import { AUDIT_ENTRIES, type AuditEntryDocument } from './audit-entry.schema.js';

/** The log is ordered by time; `AuditFilter` has all its filters. */
const SELECTABLE: Selectable = {
  schema: { entries: { occurredAt: 'datetime' } },
  resource: 'entries',
  invalid: () => CommonErrors.invalid([]),
};

/** Every query on the audit log, which belongs to the installation, not to a household. */
@Injectable()
export class AuditEntryRepository {
  constructor(@InjectModel(AUDIT_ENTRIES) private readonly entries: Model<AuditEntryDocument>) {}

  /** Stores an entry; an existing one is kept. */
  async insert(id: string, fields: AuditEntryFields): Promise<void> {
    await storeUnlessDuplicate(() => this.entries.create({ _id: id, ...fields }));
  }

  /** A page of the log, newest first. */
  list({ page, perPage, ...filter }: AuditQuery): Promise<{ head: PageHead; documents: AuditEntryDocument[] }> {
    const query = { page, perPage, orderBy: 'occurredAt', orderDirection: 'desc' as const };
    const { order } = pageSelection(query, SELECTABLE);
    return findPage(this.entries, { filter: conditions(filter), order, query });
  }

  /** Streams the newest entries, up to the limit of an export. */
  stream(filter: AuditFilter): AsyncIterable<AuditEntryDocument> {
    return this.entries
      .find(conditions(filter))
      .sort({ occurredAt: -1, _id: -1 })
      .limit(MAX_AUDIT_EXPORT)
      .lean<AuditEntryDocument[]>()
      .cursor() as AsyncIterable<AuditEntryDocument>;
  }
}

function conditions({ action, user, from, to }: AuditFilter) {
  const since = from === undefined ? {} : { $gte: new Date(from) };
  const until = to === undefined ? {} : { $lt: new Date(to) };
  return {
    ...(action === undefined ? {} : { action }),
    ...(user ? { $or: [{ actorId: user }, { actorKey: user.toLowerCase() }] } : {}),
    ...(from === undefined && to === undefined ? {} : { occurredAt: { ...since, ...until } }),
  };
}
