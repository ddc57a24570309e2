import { useTranslation } from 'react-i18next';
import type { WebhookDelivery } from '@larder/contracts/planning/webhook';

/** The time and outcome of the last call of a webhook. */
export function LastDelivery({ delivery }: { delivery: WebhookDelivery | null }) {
  const { t, i18n } = useTranslation();
  if (!delivery) return t('webhooks.never');
  const format = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  const date = format.format(new Date(delivery.at));
  if (delivery.delivered) return t('webhooks.delivered', { date });
  return (
    <>
      {t('webhooks.not-delivered', { date })} <span dir="auto">{delivery.error}</span>
    </>
  );
}
