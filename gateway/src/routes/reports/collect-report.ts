import type { Report, ReportEntry, ReportPart, ReportSummary } from '@larder/contracts';

/** Collects a streamed report. */
export async function collectReport(parts: AsyncIterable<ReportPart>): Promise<Report> {
  let summary: ReportSummary | undefined;
  const entries: ReportEntry[] = [];
  for await (const part of parts) {
    if ('summary' in part) summary = part.summary;
    else entries.push(part.entry);
  }
  if (!summary) throw new Error('A report ended without its summary.');
  return { ...summary, entries };
}
