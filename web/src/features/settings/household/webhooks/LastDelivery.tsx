import { useTranslation } from 'react-i18next';
import type { WebhookDelivery } from '@larder/contracts/meal-plan/webhook';
import { dateText } from '../../../../shared/dates/date-text.js';

/** The time and outcome of the last call of a webhook. */
export function LastDelivery({ delivery }: { delivery: WebhookDelivery | null }) {
  const { t, i18n } = useTranslation();
  if (!delivery) return t('webhooks.never');
  const date = dateText(delivery.at, i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  if (delivery.delivered) return t('webhooks.delivered', { date });
  return (
    <>
      {t('webhooks.not-delivered', { date })} <span dir="auto">{delivery.error}</span>
    </>
  );
}
