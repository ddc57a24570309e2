import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '../../shared/ui/page/Page.js';
import { Panel } from '../../shared/ui/page/Panel.js';
import { ReportTable } from '../../entities/reports/ReportTable.js';
import { MigrationForm } from './MigrationForm.js';
import { RunningMigration } from './RunningMigration.js';

/** Imports from another app, and past imports with their results. */
export function MigrationsPage() {
  const { t } = useTranslation();
  const [reportId, setReportId] = useState<string | null>(null);
  return (
    <Page
      title={t('migration.title')}
      text={t('migration.text')}
      back={{ to: '/user/profile', label: t('profile.user-profile') }}
    >
      <Panel title={t('migration.new-migration')}>
        <MigrationForm onStarted={setReportId} />
      </Panel>
      {reportId && <RunningMigration reportId={reportId} />}
      <Panel title={t('migration.past-imports')}>
        <ReportTable category="migration" />
      </Panel>
    </Page>
  );
}
