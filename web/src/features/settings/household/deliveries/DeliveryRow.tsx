import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { PastDelivery } from '@larder/contracts/meal-plan/past-delivery';
import { dateText } from '../../../../shared/dates/date-text.js';
import { StatusChip } from '../../../../shared/ui/data/StatusChip.js';
import { useKindText } from './use-kind-text.js';
import styles from './deliveries.module.css';

export interface DeliveryRowProps {
  delivery: PastDelivery;
  /** This delivery is being sent again. */
  sending: boolean;
  /** Another delivery is being sent again. */
  blocked: boolean;
  onSendAgain: () => void;
}

/** One delivery: time, event, destination and outcome. */
export function DeliveryRow({ delivery, sending, blocked, onSendAgain }: DeliveryRowProps) {
  const { t, i18n } = useTranslation();
  const kindText = useKindText();
  const { at, kind, again, target, attempts, delivered, status, error, durationMs } = delivery;
  const date = dateText(at, i18n.language, { dateStyle: 'medium', timeStyle: 'medium' });
  const isShort = durationMs < 1_000;
  const duration = new Intl.NumberFormat(i18n.language, {
    style: 'unit',
    unit: isShort ? 'millisecond' : 'second',
    unitDisplay: 'short',
    maximumFractionDigits: 1,
  }).format(isShort ? durationMs : durationMs / 1_000);
  return (
    <li className={styles.delivery}>
      <div className={styles.facts}>
        <StatusChip icon={delivered ? 'success' : 'error'} tone={delivered ? 'success' : 'error'}>
          {t(delivered ? 'deliveries.delivered' : 'deliveries.failed')}
        </StatusChip>
        <span>{kindText(kind)}</span>
        {again && <span>{t('deliveries.resent')}</span>}
        {target && <bdi dir="ltr">{target}</bdi>}
      </div>
      <div className={styles.details}>
        <time dateTime={at}>{date}</time>
        <span>{duration}</span>
        {attempts > 1 && <span>{t('deliveries.attempts', { count: attempts })}</span>}
        {status !== null && <bdi dir="ltr">HTTP {status}</bdi>}
      </div>
      {error && (
        <p className={styles.error} dir="auto">
          {error}
        </p>
      )}
      <Button
        className={styles.send}
        loading={sending}
        disabled={blocked}
        aria-label={t('deliveries.resend-label', { date })}
        onClick={onSendAgain}
      >
        {t('deliveries.resend')}
      </Button>
    </li>
  );
}
