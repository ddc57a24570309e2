import { useState } from 'react';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
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
  const [creating, setCreating] = useState(false);
  const create = (
    <Button type="primary" icon={<Icon name="plus" />} onClick={() => setCreating(true)}>
      {t('webhooks.create')}
    </Button>
  );
  return (
    <Page
      title={t('webhooks.webhooks')}
      text={t('webhooks.explanation')}
      back={{ to: '/user/profile', label: t('profile.user-profile') }}
      actions={webhooks && webhooks.length > 0 && !creating && create}
    >
      {creating && (
        <Panel title={t('webhooks.create')}>
          <WebhookForm webhook={null} onDone={() => setCreating(false)} />
        </Panel>
      )}
      {isError && <PageMessage kind="error" onRetry={() => void refetch()} />}
      {!webhooks && !isError && <SkeletonText lines={4} />}
      {webhooks?.length === 0 && !creating && (
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
