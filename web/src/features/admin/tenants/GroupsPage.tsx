import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '../../../shared/ui/page/Page.js';
import { PageMessage } from '../../../shared/ui/page/PageMessage.js';
import { SkeletonText } from '../../../shared/ui/page/Skeleton.js';
import { useGetGroupsQuery } from '../admin.api.js';
import { findRows } from '../../../shared/lists/find-rows.js';
import { SearchField } from '../../../shared/ui/data/SearchField.js';
import { CreateGroup } from './CreateGroup.js';
import { GroupTable } from './GroupTable.js';

/** All groups of the site. */
export function GroupsPage() {
  const { t } = useTranslation();
  const { data: groups, isError, refetch } = useGetGroupsQuery();
  const [query, setQuery] = useState('');
  return (
    <Page title={t('admin.groups')} text={t('admin.groups-text')} width="medium" actions={<CreateGroup />}>
      <SearchField label={t('admin.find-group')} onChange={setQuery} />
      {isError && <PageMessage kind="error" onRetry={() => void refetch()} />}
      {!groups && !isError && <SkeletonText lines={6} />}
      {groups && <GroupTable groups={findRows(groups.items, query, ({ name }) => [name])} />}
    </Page>
  );
}
