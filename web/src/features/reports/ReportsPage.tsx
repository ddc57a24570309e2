import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ReportTable } from '../../entities/reports/ReportTable.js';
import { Page } from '../../shared/ui/page/Page.js';

const KINDS = ['all', 'bulk_import', 'migration'] as const;
type Kind = (typeof KINDS)[number];

/** Reports of bulk imports, newest first; running ones with progress. */
export function ReportsPage() {
  const { t } = useTranslation();
  const [query, setQuery] = useSearchParams();
  const kind = KINDS.find((each) => each === query.get('of')) ?? 'all';
  return (
    <Page
      title={t('report.reports')}
      text={t('report.reports-text')}
      back={{ to: '/user/profile', label: t('profile.user-profile') }}
    >
      <div>
        <Segmented<Kind>
          aria-label={t('report.kind')}
          value={kind}
          onChange={(value) => setQuery(value === 'all' ? {} : { of: value }, { replace: true })}
          options={KINDS.map((each) => ({ value: each, label: t(`report.kind-${each}`) }))}
        />
      </div>
      <ReportTable key={kind} category={kind === 'all' ? null : kind} />
    </Page>
  );
}
