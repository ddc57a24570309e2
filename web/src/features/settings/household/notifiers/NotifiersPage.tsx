import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useInlineForm } from '../../../../shared/forms/use-inline-form.js';
import { Icon } from '../../../../shared/icons/Icon.js';
import { Page } from '../../../../shared/ui/page/Page.js';
import { PageMessage } from '../../../../shared/ui/page/PageMessage.js';
import { Panel } from '../../../../shared/ui/page/Panel.js';
import { SkeletonText } from '../../../../shared/ui/page/Skeleton.js';
import { PastDeliveries } from '../deliveries/PastDeliveries.js';
import { NewNotifierForm } from './NewNotifierForm.js';
import { NotifierForm } from './NotifierForm.js';
import { useListNotifiersQuery } from './notifiers.api.js';

const APPRISE_SERVICES_URL = 'https://github.com/caronc/apprise/wiki';

/** The notifiers of the household. */
export function NotifiersPage() {
  const { t } = useTranslation();
  const { data: notifiers, isError, refetch } = useListNotifiersQuery();
  const form = useInlineForm();
  const create = (
    <Button type="primary" icon={<Icon name="plus" />} autoFocus={form.wasOpen} onClick={form.open}>
      {t('notifier.new')}
    </Button>
  );
  return (
    <Page
      title={t('profile.notifiers')}
      text={t('notifier.explanation')}
      back={{ to: '/user/profile', label: t('profile.user-profile') }}
      actions={notifiers && notifiers.length > 0 && !form.isOpen && create}
    >
      <a href={APPRISE_SERVICES_URL} target="_blank" rel="noreferrer">
        {t('notifier.services')}
      </a>
      {isError && <PageMessage kind="error" onRetry={() => void refetch()} />}
      {!notifiers && !isError && <SkeletonText lines={6} />}
      {form.isOpen && (
        <Panel title={t('notifier.new')}>
          <NewNotifierForm onDone={form.close} />
        </Panel>
      )}
      {notifiers?.length === 0 && !form.isOpen && (
        <PageMessage kind="empty" title={t('notifier.none')} text={t('notifier.none-text')}>
          {create}
        </PageMessage>
      )}
      {notifiers?.map((notifier) => (
        <article key={notifier.id}>
          <Panel title={notifier.name}>
            <NotifierForm notifier={notifier} />
            <PastDeliveries sender={{ path: 'events/notifications', id: notifier.id }} name={notifier.name} />
          </Panel>
        </article>
      ))}
    </Page>
  );
}
