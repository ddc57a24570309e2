import { useTranslation } from 'react-i18next';
import { Page } from '../../../shared/ui/page/Page.js';
import { PageMessage } from '../../../shared/ui/page/PageMessage.js';
import { SkeletonText } from '../../../shared/ui/page/Skeleton.js';
import { AboutPanel } from './AboutPanel.js';
import { ChecksPanel } from './ChecksPanel.js';
import { ServersPanel } from './ServersPanel.js';
import { TestMailPanel } from './TestMailPanel.js';
import { useGetAboutQuery, useGetChecksQuery } from './site.api.js';

/** Facts about the installation, and checks of its settings and servers. */
export function SiteSettingsPage() {
  const { t } = useTranslation();
  const about = useGetAboutQuery();
  const checks = useGetChecksQuery();
  const isError = about.isError || checks.isError;
  const refetch = () => {
    void about.refetch();
    void checks.refetch();
  };
  return (
    <Page title={t('site.title')} text={t('site.text')}>
      {isError && <PageMessage kind="error" onRetry={refetch} />}
      {!isError && !(about.data && checks.data) && <SkeletonText lines={8} />}
      {about.data && checks.data && (
        <>
          <ChecksPanel checks={checks.data} about={about.data} />
          <ServersPanel />
          <TestMailPanel ready={checks.data.emailReady} />
          <AboutPanel about={about.data} checks={checks.data} />
        </>
      )}
    </Page>
  );
}
