import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../../shared/ui/actions/CopyButton.js';
import { Dialog } from '../../../shared/ui/dialogs/Dialog.js';
import { PageMessage } from '../../../shared/ui/page/PageMessage.js';
import { SkeletonText } from '../../../shared/ui/page/Skeleton.js';
import {
  useCreateCalendarFeedMutation,
  useGetCalendarFeedQuery,
  useRevokeCalendarFeedMutation,
} from './calendar.api.js';
import styles from './Calendar.module.css';

/** The calendar subscription: its address, a new one, or none. */
export function CalendarDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { data: feed, isError, refetch } = useGetCalendarFeedQuery();
  return (
    <Dialog open icon="calendar" title={t('meal-plan.calendar')} onClose={onClose}>
      <p>{t('meal-plan.calendar-explanation')}</p>
      {isError && <PageMessage kind="error" onRetry={() => void refetch()} />}
      {!feed && !isError && <SkeletonText lines={2} />}
      {feed && <Feed url={feed.url} />}
    </Dialog>
  );
}

function Feed({ url }: { url: string | null }) {
  const { t } = useTranslation();
  const [create, creation] = useCreateCalendarFeedMutation();
  const [revoke, revocation] = useRevokeCalendarFeedMutation();
  if (!url) {
    return (
      <Button type="primary" loading={creation.isLoading} onClick={() => void create()}>
        {t('meal-plan.calendar-create')}
      </Button>
    );
  }
  return (
    <div className={styles.feed}>
      <div className={styles.address}>
        <input
          readOnly
          dir="ltr"
          aria-label={t('meal-plan.calendar-address')}
          value={url}
          onFocus={(event) => event.target.select()}
        />
        <CopyButton label={t('meal-plan.calendar-copy')} text={() => url} />
      </div>
      <p className={styles.warning}>{t('meal-plan.calendar-warning')}</p>
      <div className={styles.actions}>
        <Button loading={creation.isLoading} onClick={() => void create()}>
          {t('meal-plan.calendar-renew')}
        </Button>
        <Button danger loading={revocation.isLoading} onClick={() => void revoke()}>
          {t('meal-plan.calendar-revoke')}
        </Button>
      </div>
    </div>
  );
}
