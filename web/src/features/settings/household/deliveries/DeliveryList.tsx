import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { problemText } from '../../../../api/call-problem.js';
import { showToast } from '../../../../shared/toasts/toast.slice.js';
import { PageMessage } from '../../../../shared/ui/page/PageMessage.js';
import { SkeletonText } from '../../../../shared/ui/page/Skeleton.js';
import { useListDeliveriesQuery, useSendAgainMutation, type Sender } from './deliveries.api.js';
import { DeliveryRow } from './DeliveryRow.js';
import styles from './deliveries.module.css';

/** The last deliveries of a webhook or notifier, each of which can be sent again. */
export function DeliveryList({ sender }: { sender: Sender }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { data: deliveries, isError, refetch } = useListDeliveriesQuery(sender, { refetchOnMountOrArgChange: true });
  const [sendAgain, { isLoading, originalArgs }] = useSendAgainMutation();
  const handleSendAgain = async (deliveryId: string) => {
    const { data: repeated, error } = await sendAgain({ ...sender, deliveryId });
    if (error) dispatch(showToast({ level: 'error', text: problemText(t, error) }));
    else if (repeated.delivered) dispatch(showToast({ level: 'success', key: 'deliveries.resent-and-delivered' }));
    else dispatch(showToast({ level: 'error', key: 'deliveries.resent-not-delivered' }));
  };
  if (isError && !deliveries) return <PageMessage kind="error" onRetry={() => void refetch()} />;
  if (!deliveries) return <SkeletonText lines={3} />;
  if (deliveries.length === 0) return <p className={styles.none}>{t('deliveries.none')}</p>;
  return (
    <ol className={styles.deliveries}>
      {deliveries.map((delivery) => {
        const sending = isLoading && originalArgs?.deliveryId === delivery.id;
        return (
          <DeliveryRow
            key={delivery.id}
            delivery={delivery}
            sending={sending}
            blocked={isLoading && !sending}
            onSendAgain={() => void handleSendAgain(delivery.id)}
          />
        );
      })}
    </ol>
  );
}
