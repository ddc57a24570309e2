import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ReportTable } from '../../../entities/reports/ReportTable.js';
import { BulkForm } from './BulkForm.js';
import { BulkOutcome } from './BulkOutcome.js';
import { rowsToRetry } from './bulk-rows.js';
import type { BulkRow } from '../import.api.js';
import styles from './BulkImportPage.module.css';

/** Bulk import. It continues when the page is closed; the id of its report is in the URL. */
export function BulkImportPage() {
  const { t } = useTranslation();
  const [query, setQuery] = useSearchParams();
  const [importedRows, setImportedRows] = useState<readonly BulkRow[]>([]);
  const [again, setAgain] = useState<readonly BulkRow[]>([]);
  const reportId = query.get('report');

  const show = (id: string | null) => setQuery(id ? { report: id } : {}, { replace: true });
  const handleRetry = (urls: readonly string[]) => {
    setAgain(rowsToRetry(urls, importedRows));
    show(null);
  };
  const handleStarted = (id: string, rows: readonly BulkRow[]) => {
    setImportedRows(rows);
    show(id);
  };
  return (
    <div className={styles.page}>
      {reportId ? (
        <BulkOutcome reportId={reportId} onRetry={handleRetry} onNew={() => handleRetry([])} />
      ) : (
        <BulkForm key={again.map(({ url }) => url).join()} initial={again} onStarted={handleStarted} />
      )}
      <section className={styles.page} aria-labelledby="bulk-reports">
        <h2 id="bulk-reports" className={styles.heading}>
          {t('new-recipe.past-imports')}
        </h2>
        <ReportTable category="bulk_import" />
      </section>
    </div>
  );
}
