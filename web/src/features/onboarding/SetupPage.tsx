import { useState } from 'react';
import { Navigate } from 'react-router';
import { useTranslation } from 'react-i18next';
import { useGetStartupInfoQuery } from '../../entities/app-info/app-info.api.js';
import { useDocumentTitle } from '../../shared/hooks/use-document-title.js';
import { homePathOf, mustSetUp } from '../../entities/session/home-path.js';
import { useSession } from '../../entities/session/use-session.js';
import { SetupWizard } from './SetupWizard.js';

/** The setup: the first administrator replaces the default account. */
export function SetupPage() {
  const { t } = useTranslation();
  const { user } = useSession();
  const { data: startup, isLoading } = useGetStartupInfoQuery();
  // Once the account is saved, the setup is no longer required; the last step stays open all the same.
  const [isSubmitted, setSubmitted] = useState(false);
  useDocumentTitle(t('admin.setup.title'));

  if (!user || isLoading) return null;
  if (!isSubmitted && !mustSetUp(user, startup)) return <Navigate to={homePathOf(user, startup)} replace />;
  return <SetupWizard user={user} onSubmit={() => setSubmitted(true)} />;
}
