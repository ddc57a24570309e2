import type { ReportEntry } from '@larder/contracts/parser/report';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '../../shared/ui/data/StatusChip.js';
import styles from './reports.module.css';

/** The result of each item; reasons of failures can be expanded. */
export function ReportEntries({ entries }: { entries: readonly ReportEntry[] }) {
  const { t, i18n } = useTranslation();
  return (
    <ul className={styles.entries} aria-label={t('report.entries')}>
      {entries.map(({ id, success, message, exception, timestamp }) => (
        <li key={id} className={styles.entry}>
          <StatusChip icon={success ? 'success' : 'error'} tone={success ? 'success' : 'error'}>
            <span className="visually-hidden">{t(success ? 'report.status-success' : 'report.status-failure')}</span>
          </StatusChip>
          <div className={styles.words}>
            <bdi>{message}</bdi>
            {exception && (
              <details>
                <summary>{t('report.details')}</summary>
                <code dir="ltr">{exception}</code>
              </details>
            )}
          </div>
          <time dateTime={timestamp}>{timeOf(timestamp, i18n.language)}</time>
        </li>
      ))}
    </ul>
  );
}

function timeOf(moment: string, language: string): string {
  return new Date(moment).toLocaleTimeString(language, { timeStyle: 'short' });
}
