import { useState } from 'react';
import { Button, Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useSearchParams } from 'react-router';
import { useSession } from '../../../entities/session/use-session.js';
import { useListShoppingListsQuery } from '../../../entities/shopping/shopping-lists.api.js';
import { useListUpdates } from '../../../entities/shopping/use-list-updates.js';
import { usePreference } from '../../../shared/hooks/preference.js';
import { Icon } from '../../../shared/icons/Icon.js';
import { Page } from '../../../shared/ui/page/Page.js';
import { PageMessage } from '../../../shared/ui/page/PageMessage.js';
import { SkeletonRows } from '../../../shared/ui/page/Skeleton.js';
import { viewAllLists } from '../shopping-preferences.js';
import { ListNameDialog } from './ListNameDialog.js';
import { ListRow } from './ListRow.js';
import styles from './Lists.module.css';

/** The shopping lists; the only one is opened at once. */
export function ListsPage() {
  const { t } = useTranslation();
  const { user } = useSession();
  const [params] = useSearchParams();
  const [all, setAll] = usePreference(viewAllLists);
  const [touched, setTouched] = useState(params.get('disableRedirect') === 'true');
  const [creating, setCreating] = useState(false);
  const { data: lists, isError, refetch } = useListShoppingListsQuery(undefined, { refetchOnMountOrArgChange: true });
  useListUpdates();
  const visibleLists = lists?.filter((list) => all || list.userId === user?.id);
  const [only] = visibleLists ?? [];
  // A list that becomes the only one, e.g. when another one is deleted, is not opened.
  if (visibleLists && visibleLists.length > 1 && !touched) setTouched(true);
  if (only && visibleLists?.length === 1 && !touched) return <Navigate to={`/shopping-lists/${only.id}`} replace />;
  const begin = () => {
    setTouched(true);
    setCreating(true);
  };
  const others = (lists?.length ?? 0) - (visibleLists?.length ?? 0);
  return (
    <Page
      title={t('shopping-list.shopping-lists')}
      actions={
        <>
          <Link to="/group/data/labels" className={styles.labels}>
            <Icon name="tag" size={18} />
            {t('shopping-list.manage-labels')}
          </Link>
          {visibleLists && visibleLists.length > 0 && (
            <Button type="primary" icon={<Icon name="plus" />} onClick={begin}>
              {t('shopping-list.new-list')}
            </Button>
          )}
        </>
      }
    >
      <Checkbox
        checked={all}
        onChange={({ target }) => {
          setTouched(true);
          setAll(target.checked);
        }}
      >
        {t('shopping-list.show-all')}
      </Checkbox>
      {isError && <PageMessage kind="error" onRetry={() => void refetch()} />}
      {!visibleLists && !isError && <SkeletonRows rows={3} />}
      {visibleLists?.length === 0 && (
        <PageMessage
          kind="empty"
          title={t('shopping-list.no-lists')}
          text={t(others > 0 ? 'shopping-list.no-own-lists-text' : 'shopping-list.no-lists-text')}
        >
          <Button type="primary" icon={<Icon name="plus" />} onClick={begin}>
            {t('shopping-list.new-list')}
          </Button>
        </PageMessage>
      )}
      {visibleLists && visibleLists.length > 0 && (
        <ul className={styles.lists}>
          {visibleLists.map((list) => (
            <ListRow key={list.id} list={list} />
          ))}
        </ul>
      )}
      {creating && <ListNameDialog list={null} onClose={() => setCreating(false)} />}
    </Page>
  );
}
