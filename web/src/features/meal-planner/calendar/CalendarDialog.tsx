import { useState } from 'react';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../../shared/ui/actions/CopyButton.js';
import { ConfirmDialog } from '../../../shared/ui/dialogs/ConfirmDialog.js';
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
      <p className={styles.explanation}>{t('meal-plan.calendar-explanation')}</p>
      {isError && <PageMessage kind="error" onRetry={() => void refetch()} />}
      {!feed && !isError && <SkeletonText lines={2} />}
      {feed && <Feed url={feed.url} />}
    </Dialog>
  );
}

function Feed({ url }: { url: string | null }) {
  const { t } = useTranslation();
  const [create, creation] = useCreateCalendarFeedMutation();
  if (!url) {
    return (
      <Button type="primary" autoFocus loading={creation.isLoading} onClick={() => void create()}>
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
      <FeedActions />
    </div>
  );
}

/** Replaces or revokes the address after a confirmation: calendars that subscribed to it stop working. */
function FeedActions() {
  const { t } = useTranslation();
  const [create, creation] = useCreateCalendarFeedMutation();
  const [revoke, revocation] = useRevokeCalendarFeedMutation();
  const [action, setAction] = useState<'renew' | 'revoke' | null>(null);
  const handleConfirm = async () => {
    await (action === 'renew' ? create() : revoke());
    setAction(null);
  };
  return (
    <div className={styles.actions}>
      <Button onClick={() => setAction('renew')}>{t('meal-plan.calendar-renew')}</Button>
      <Button danger onClick={() => setAction('revoke')}>
        {t('meal-plan.calendar-revoke')}
      </Button>
      {action && (
        <ConfirmDialog
          open
          icon={action === 'renew' ? 'calendar' : 'trash'}
          title={t(`meal-plan.calendar-${action}`)}
          question={t(`meal-plan.calendar-${action}-question`)}
          confirmLabel={t(`meal-plan.calendar-${action}`)}
          busy={creation.isLoading || revocation.isLoading}
          onConfirm={() => void handleConfirm()}
          onClose={() => setAction(null)}
        />
      )}
    </div>
  );
}
