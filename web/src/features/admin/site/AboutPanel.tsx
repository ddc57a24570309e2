import { useTranslation } from 'react-i18next';
import type { AdminAbout } from '@larder/contracts/admin/site';
import { CopyButton } from '../../../shared/ui/actions/CopyButton.js';
import { Panel } from '../../../shared/ui/page/Panel.js';
import { aboutRows, bugReport } from './about-rows.js';
import type { SiteChecks } from './site.api.js';
import styles from './Site.module.css';

/** Versions and settings, also as a text for a bug report. */
export function AboutPanel({ about, checks }: { about: AdminAbout; checks: SiteChecks }) {
  const { t } = useTranslation();
  return (
    <Panel title={t('site.about')}>
      <dl className={styles.about}>
        {aboutRows(about).map(({ key, value }) => (
          <div key={key}>
            <dt>{t(`site.about-${key}`)}</dt>
            <dd dir="auto">{typeof value === 'boolean' ? t(value ? 'general.yes' : 'general.no') : (value ?? '–')}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.report}>
        <CopyButton label={t('site.copy-report')} text={() => bugReport(about, checks)} />
        {t('site.copy-report-text')}
      </p>
    </Panel>
  );
}
