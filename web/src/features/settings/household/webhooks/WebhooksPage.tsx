import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useInlineForm } from '../../../../shared/forms/use-inline-form.js';
import { Icon } from '../../../../shared/icons/Icon.js';
import { Page } from '../../../../shared/ui/page/Page.js';
import { PageMessage } from '../../../../shared/ui/page/PageMessage.js';
import { Panel } from '../../../../shared/ui/page/Panel.js';
import { SkeletonText } from '../../../../shared/ui/page/Skeleton.js';
import { WebhookCard } from './WebhookCard.js';
import { WebhookForm } from './WebhookForm.js';
import { useListWebhooksQuery } from './webhooks.api.js';

/** The webhooks of the household. */
export function WebhooksPage() {
  const { t } = useTranslation();
  const { data: webhooks, isError, refetch } = useListWebhooksQuery();
  const form = useInlineForm();
  const create = (
    <Button type="primary" icon={<Icon name="plus" />} autoFocus={form.wasOpen} onClick={form.open}>
      {t('webhooks.create')}
    </Button>
  );
  return (
    <Page
      title={t('webhooks.webhooks')}
      text={t('webhooks.explanation')}
      back={{ to: '/user/profile', label: t('profile.user-profile') }}
      actions={webhooks && webhooks.length > 0 && !form.isOpen && create}
    >
      {form.isOpen && (
        <Panel title={t('webhooks.create')}>
          <WebhookForm webhook={null} onDone={form.close} />
        </Panel>
      )}
      {isError && <PageMessage kind="error" onRetry={() => void refetch()} />}
      {!webhooks && !isError && <SkeletonText lines={4} />}
      {webhooks?.length === 0 && !form.isOpen && (
        <PageMessage kind="empty" title={t('webhooks.none')} text={t('webhooks.none-text')}>
          {create}
        </PageMessage>
      )}
      {webhooks?.map((webhook) => (
        <article key={webhook.id}>
          <WebhookCard webhook={webhook} />
        </article>
      ))}
    </Page>
  );
}
