import { useTranslation } from 'react-i18next';
import { Page } from '../../../shared/ui/page/Page.js';
import { PageMessage } from '../../../shared/ui/page/PageMessage.js';
import { SkeletonText } from '../../../shared/ui/page/Skeleton.js';
import { useGetHouseholdQuery } from '../../../entities/tenants/own-household.api.js';
import { HouseholdForm } from './HouseholdForm.js';

/** The preferences of the household and the defaults for new recipes. */
export function HouseholdPage() {
  const { t } = useTranslation();
  const { data: household, isError, refetch } = useGetHouseholdQuery();
  return (
    <Page
      title={t('profile.household-settings')}
      text={household ? t('household.settings-of', { name: household.name }) : ''}
      back={{ to: '/user/profile', label: t('profile.user-profile') }}
    >
      {isError && <PageMessage kind="error" onRetry={() => void refetch()} />}
      {!household && !isError && <SkeletonText lines={8} />}
      {household?.preferences && <HouseholdForm key={household.id} preferences={household.preferences} />}
    </Page>
  );
}
