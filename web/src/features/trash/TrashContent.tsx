import { useState } from 'react';
import { Pagination } from 'antd';
import { useTranslation } from 'react-i18next';
import { useListTrashQuery, type TrashKind } from '../../entities/trash/trash.api.js';
import { PageMessage } from '../../shared/ui/page/PageMessage.js';
import { Panel } from '../../shared/ui/page/Panel.js';
import { SkeletonText } from '../../shared/ui/page/Skeleton.js';
import { TrashTable } from './TrashTable.js';

/** The deleted records of one kind, with paging. */
export function TrashContent({ kind }: { kind: TrashKind }) {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const { data, isError, refetch } = useListTrashQuery({ kind, page }, { refetchOnMountOrArgChange: true });
  if (!data) return isError ? <PageMessage kind="error" onRetry={() => void refetch()} /> : <SkeletonText lines={4} />;
  // The last record of the last page was restored or deleted.
  if (page > 1 && page > data.total_pages) setPage(Math.max(1, data.total_pages));
  if (data.total === 0) return <PageMessage kind="empty" title={t('trash.none')} text={t(`trash.none-text-${kind}`)} />;
  return (
    <Panel title={t(`trash.deleted-${kind}`)}>
      <TrashTable kind={kind} records={data.items} />
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
  );
}
