import type { Report, ReportCategory, ReportSummary } from '@larder/contracts/parser/report';
import { api } from '../../api/api.js';

/** Reports of bulk imports and migrations. Pages show failures themselves. */
export const reportsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Newest first; all categories when null. */
    listReports: build.query<ReportSummary[], ReportCategory | null>({
      query: (category) => ({ url: 'groups/reports', params: { report_type: category } }),
      providesTags: ['Reports'],
    }),
    getReport: build.query<Report, string>({
      query: (id) => `groups/reports/${encodeURIComponent(id)}`,
      providesTags: (_report, _error, id) => [{ type: 'Reports', id }],
    }),
    deleteReport: build.mutation<unknown, string>({
      query: (id) => ({ url: `groups/reports/${encodeURIComponent(id)}`, method: 'DELETE' }),
      invalidatesTags: ['Reports'],
    }),
  }),
});

export const { useListReportsQuery, useGetReportQuery, useDeleteReportMutation } = reportsApi;
