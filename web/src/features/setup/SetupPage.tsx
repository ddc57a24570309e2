import { Navigate } from 'react-router';
import { useTranslation } from 'react-i18next';
import { useGetStartupInfoQuery } from '../../shared/app-info/app-info.api.js';
import { useDocumentTitle } from '../../shared/hooks/use-document-title.js';
import { homeOf, mustSetUp } from '../../shared/session/home-of.js';
import { useSession } from '../../shared/session/use-session.js';
import { EntryFrame } from '../../shared/ui/entry/EntryFrame.js';
import { ClaimAccountForm } from './ClaimAccountForm.js';

/** The first thing the first person does: make the default account, which everybody knows, their own. */
export function SetupPage() {
  const { t } = useTranslation();
  const { user } = useSession();
  const { data: startup, isLoading } = useGetStartupInfoQuery();
  useDocumentTitle(t('admin.setup.title'));

  if (!user || isLoading) return null;
  if (!mustSetUp(user, startup)) return <Navigate to={homeOf(user, startup)} replace />;
  return (
    <EntryFrame title={t('admin.setup.make-it-yours')} text={t('admin.setup.explanation')}>
      <ClaimAccountForm user={user} />
    </EntryFrame>
  );
}
