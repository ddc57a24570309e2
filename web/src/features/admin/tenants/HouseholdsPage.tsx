import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '../../../shared/ui/page/Page.js';
import { PageMessage } from '../../../shared/ui/page/PageMessage.js';
import { SkeletonText } from '../../../shared/ui/page/Skeleton.js';
import { useGetHouseholdsQuery } from '../admin.api.js';
import { findRows } from '../../../shared/lists/find-rows.js';
import { SearchField } from '../../../shared/ui/data/SearchField.js';
import { CreateHousehold } from './CreateHousehold.js';
import { HouseholdTable } from './HouseholdTable.js';

/** All households of the site. */
export function HouseholdsPage() {
  const { t } = useTranslation();
  const { data: households, isError, refetch } = useGetHouseholdsQuery();
  const [query, setQuery] = useState('');
  return (
    <Page title={t('admin.households')} text={t('admin.households-text')} width="medium" actions={<CreateHousehold />}>
      <SearchField label={t('admin.find-household')} onChange={setQuery} />
      {isError && <PageMessage kind="error" onRetry={() => void refetch()} />}
      {!households && !isError && <SkeletonText lines={6} />}
      {households && (
        <HouseholdTable households={findRows(households.items, query, ({ name, group }) => [name, group])} />
      )}
    </Page>
  );
}
