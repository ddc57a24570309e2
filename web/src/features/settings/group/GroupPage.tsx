import { useTranslation } from 'react-i18next';
import { Page } from '../../../shared/ui/page/Page.js';
import { PageMessage } from '../../../shared/ui/page/PageMessage.js';
import { SkeletonText } from '../../../shared/ui/page/Skeleton.js';
import { useGetGroupQuery } from './group.api.js';
import { GroupForm } from './GroupForm.js';
import { StorageBar } from './StorageBar.js';

/** The privacy of the group, and the defaults for new households. */
export function GroupPage() {
  const { t } = useTranslation();
  const { data: group, isError, refetch } = useGetGroupQuery();
  return (
    <Page
      title={t('profile.group-settings')}
      text={group ? t('group.settings-of', { name: group.name }) : ''}
      back={{ to: '/user/profile', label: t('profile.user-profile') }}
    >
      {isError && <PageMessage kind="error" onRetry={() => void refetch()} />}
      {!group && !isError && <SkeletonText lines={8} />}
      {group?.preferences && <GroupForm key={group.id} preferences={group.preferences} />}
      <StorageBar />
    </Page>
  );
}
