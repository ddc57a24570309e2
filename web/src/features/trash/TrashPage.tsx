import { useState } from 'react';
import { Pagination } from 'antd';
import { useTranslation } from 'react-i18next';
import { useListDeletedRecipesQuery } from '../../entities/trash/trash.api.js';
import { Page } from '../../shared/ui/page/Page.js';
import { PageMessage } from '../../shared/ui/page/PageMessage.js';
import { Panel } from '../../shared/ui/page/Panel.js';
import { SkeletonText } from '../../shared/ui/page/Skeleton.js';
import { TrashTable } from './TrashTable.js';

/** The recipes that were deleted lately, to be restored or deleted for good. */
export function TrashPage() {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const { data, isError, refetch } = useListDeletedRecipesQuery(page, { refetchOnMountOrArgChange: true });
  return (
    <Page
      title={t('trash.title')}
      text={t('trash.text')}
      width="medium"
      back={{ to: '/user/profile', label: t('profile.user-profile') }}
    >
      {isError && !data && <PageMessage kind="error" onRetry={() => void refetch()} />}
      {!isError && !data && <SkeletonText lines={4} />}
      {data?.total === 0 && <PageMessage kind="empty" title={t('trash.none')} text={t('trash.none-text')} />}
      {data && data.total > 0 && (
        <Panel title={t('trash.recipes')}>
          <TrashTable recipes={data.items} />
          <Pagination
            align="center"
            current={page}
            total={data.total}
            pageSize={data.per_page}
            showSizeChanger={false}
            hideOnSinglePage
            onChange={setPage}
          />
        </Panel>
      )}
    </Page>
  );
}
