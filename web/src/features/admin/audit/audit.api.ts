import type { AuditAction, AuditEntry } from '@larder/contracts/admin/audit';
import type { Page } from '@larder/contracts/paging/page';
import { api } from '../../../api/api.js';

/** Entries on a page of the log. */
export const ENTRIES_PER_PAGE = 50;

/** The filters of the log; days are local ones, both inclusive. */
export interface AuditFilters {
  action?: AuditAction | undefined;
  user?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** The filters as query parameters. */
export function auditParams({ action, user, from, to }: AuditFilters): Record<string, string> {
  return {
    ...(action ? { action } : {}),
    ...(user ? { user } : {}),
    ...(from ? { from: startOf(from, 0) } : {}),
    ...(to ? { to: startOf(to, 1) } : {}),
  };
}

function startOf(day: string, daysLater: number): string {
  const start = new Date(`${day}T00:00:00`);
  start.setDate(start.getDate() + daysLater);
  return start.toISOString();
}

const auditApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAudit: build.query<Page<AuditEntry>, { page: number; filters: AuditFilters }>({
      query: ({ page, filters }) => ({
        url: 'admin/audit',
        params: { page, perPage: ENTRIES_PER_PAGE, ...auditParams(filters) },
      }),
    }),
  }),
});

export const { useListAuditQuery } = auditApi;
