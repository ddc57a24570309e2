import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ReportTable } from '../../../entities/reports/ReportTable.js';
import { BulkForm } from './BulkForm.js';
import { BulkOutcome } from './BulkOutcome.js';
import styles from './BulkImportPage.module.css';

/** Bulk import. It continues when the page is closed; the id of its report is in the URL. */
export function BulkImportPage() {
  const { t } = useTranslation();
  const [query, setQuery] = useSearchParams();
  const [again, setAgain] = useState<readonly string[]>([]);
  const reportId = query.get('report');

  const show = (id: string | null) => setQuery(id ? { report: id } : {}, { replace: true });
  const handleRetry = (urls: readonly string[]) => {
    setAgain(urls);
    show(null);
  };
  return (
    <div className={styles.page}>
      {reportId ? (
        <BulkOutcome reportId={reportId} onRetry={handleRetry} onNew={() => handleRetry([])} />
      ) : (
        <BulkForm key={again.join()} urls={again} onStarted={show} />
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
