import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { useListUpdates } from '../../../entities/shopping/use-list-updates.js';
import { useShoppingList } from '../../../entities/shopping/use-shopping-list.js';
import { Page } from '../../../shared/ui/page/Page.js';
import { PageMessage } from '../../../shared/ui/page/PageMessage.js';
import { SkeletonRows } from '../../../shared/ui/page/Skeleton.js';
import { ListView } from './ListView.js';

/** The path of all lists, also when there is only one. */
const ALL_LISTS = '/shopping-lists?disableRedirect=true';

/** One shopping list. */
export function ListPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { id = '' } = useParams();
  const { list, problem, refetch } = useShoppingList(id);
  useListUpdates();
  const back = { to: ALL_LISTS, label: t('shopping-list.all-lists') };
  if (list) return <ListView list={list} back={back} />;
  return (
    <Page title={t('shopping-list.shopping-list')} back={back}>
      {problem === 'missing' && (
        <PageMessage kind="empty" title={t('shopping-list.not-found')} text={t('shopping-list.not-found-text')}>
          <Button type="primary" onClick={() => void navigate(ALL_LISTS)}>
            {t('shopping-list.all-lists')}
          </Button>
        </PageMessage>
      )}
      {problem === 'failed' && <PageMessage kind="error" onRetry={refetch} />}
      {!problem && <SkeletonRows rows={8} />}
    </Page>
  );
}
