import { useState } from 'react';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../shared/icons/Icon.js';
import { Page } from '../../shared/ui/page/Page.js';
import { PageMessage } from '../../shared/ui/page/PageMessage.js';
import { SkeletonRows } from '../../shared/ui/page/Skeleton.js';
import { LazyCookbookDialog } from './dialogs/LazyCookbookDialog.js';
import { CookbookList } from './CookbookList.js';
import { useCookbooks } from './use-cookbooks.js';

/** The cookbooks of the household: open, create, order. Visitors see the public ones. */
export function CookbooksPage() {
  const { t } = useTranslation();
  const [creating, setCreating] = useState(false);
  const { cookbooks, own, isError, refetch } = useCookbooks();
  const create = (
    <Button type="primary" icon={<Icon name="plus" />} onClick={() => setCreating(true)}>
      {t('cookbook.create')}
    </Button>
  );
  const none = cookbooks?.length === 0;
  return (
    <Page
      title={t('cookbook.cookbooks')}
      text={t('cookbook.explanation')}
      actions={own && cookbooks && !none && create}
    >
      {isError && <PageMessage kind="error" onRetry={refetch} />}
      {!cookbooks && !isError && <SkeletonRows rows={5} />}
      {none && (
        <PageMessage
          kind="empty"
          title={t('cookbook.none')}
          text={t(own ? 'cookbook.none-advice' : 'cookbook.none-for-visitors')}
        >
          {own && create}
        </PageMessage>
      )}
      {cookbooks && !none && <CookbookList cookbooks={cookbooks} own={own} />}
      {creating && <LazyCookbookDialog cookbook={null} existing={cookbooks ?? []} onClose={() => setCreating(false)} />}
    </Page>
  );
}
