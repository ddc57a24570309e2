import { useState } from 'react';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { languageTag } from '@larder/locales/languages/locales';
import type { Webhook } from '@larder/contracts/meal-plan/webhook';
import { useOutcomeToast } from '../../../../api/use-outcome-toast.js';
import { useInlineForm } from '../../../../shared/forms/use-inline-form.js';
import { Icon } from '../../../../shared/icons/Icon.js';
import { StatusChip } from '../../../../shared/ui/data/StatusChip.js';
import { ConfirmDialog } from '../../../../shared/ui/dialogs/ConfirmDialog.js';
import { Panel } from '../../../../shared/ui/page/Panel.js';
import { PastDeliveries } from '../deliveries/PastDeliveries.js';
import { LastDelivery } from './LastDelivery.js';
import { useTestCall } from './use-test-call.js';
import { useDeleteWebhookMutation } from './webhooks.api.js';
import { WebhookForm } from './WebhookForm.js';
import styles from './Webhooks.module.css';

/** A webhook: schedule, last outcome, edit in place. */
export function WebhookCard({ webhook }: { webhook: Webhook }) {
  const { t } = useTranslation();
  const showOutcome = useOutcomeToast();
  const form = useInlineForm();
  const [deleting, setDeleting] = useState(false);
  const [remove, removal] = useDeleteWebhookMutation();
  const { sendTest, isSending, isAwaited } = useTestCall(webhook);
  const name = webhook.name || t('webhooks.unnamed');
  const handleDelete = async () => {
    await showOutcome(remove(webhook.id), { key: 'webhooks.deleted' });
    setDeleting(false);
  };
  if (form.isOpen)
    return (
      <Panel title={name}>
        <WebhookForm webhook={webhook} onDone={form.close} />
      </Panel>
    );
  return (
    <Panel title={name}>
      <WebhookFacts webhook={webhook} isAwaited={isAwaited} />
      <div className={styles.actions}>
        <Button icon={<Icon name="pen" size={18} />} autoFocus={form.wasOpen} onClick={form.open}>
          {t('general.edit')}
        </Button>
        <Button
          icon={<Icon name="play" size={18} />}
          disabled={!webhook.url}
          loading={isSending || isAwaited}
          onClick={() => void sendTest()}
        >
          {t('webhooks.test')}
        </Button>
        <Button danger icon={<Icon name="trash" size={18} />} onClick={() => setDeleting(true)}>
          {t('general.delete')}
        </Button>
      </div>
      <PastDeliveries sender={{ path: 'webhooks', id: webhook.id }} name={name} />
      <ConfirmDialog
        open={deleting}
        title={t('general.delete-named', { name })}
        question={t('webhooks.delete-question', { name })}
        confirmLabel={t('general.delete')}
        busy={removal.isLoading}
        onConfirm={() => void handleDelete()}
        onClose={() => setDeleting(false)}
      />
    </Panel>
  );
}

interface WebhookFactsProps {
  webhook: Webhook;
  /** Whether the response of a test call is awaited. */
  isAwaited: boolean;
}

function WebhookFacts({ webhook, isAwaited }: WebhookFactsProps) {
  const { t, i18n } = useTranslation();
  return (
    <dl className={styles.facts}>
      <dt>{t('webhooks.state')}</dt>
      <dd>
        <StatusChip icon={webhook.enabled ? 'success' : 'pause'} tone={webhook.enabled ? 'success' : 'plain'}>
          {t(webhook.enabled ? 'webhooks.enabled' : 'webhooks.disabled')}
        </StatusChip>
      </dd>
      <dt>{t('webhooks.time')}</dt>
      <dd>
        <bdi>{timeOfDay(webhook.scheduledTime, i18n.language)}</bdi> <bdi>{webhook.timeZone ?? 'UTC'}</bdi>
      </dd>
      <dt>{t('webhooks.url')}</dt>
      <dd className={styles.url}>
        <bdi dir="ltr">{webhook.url || '–'}</bdi>
      </dd>
      <dt>{t('webhooks.last-call')}</dt>
      <dd>
        <span role="status">
          {isAwaited ? t('webhooks.awaiting-response') : <LastDelivery delivery={webhook.lastDelivery} />}
        </span>
      </dd>
    </dl>
  );
}

/** A time of day in the language's format. */
function timeOfDay(time: string, language: string): string {
  const format = new Intl.DateTimeFormat(languageTag(language), { timeStyle: 'short', timeZone: 'UTC' });
  return format.format(new Date(`1970-01-01T${time}Z`));
}
