import { useState } from 'react';
import { skipToken } from '@reduxjs/toolkit/query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { Organizer, OrganizerKind } from '@larder/contracts/recipe/catalogue/organizer';
import { useCatalogue } from '../../entities/catalogue/catalogue.api.js';
import { Icon } from '../../shared/icons/Icon.js';
import { Page } from '../../shared/ui/page/Page.js';
import { PageMessage } from '../../shared/ui/page/PageMessage.js';
import { SkeletonText } from '../../shared/ui/page/Skeleton.js';
import { findSimilar } from './find-similar.js';
import { OrganizerDialog } from './OrganizerDialog.js';
import { OrganizerFilter } from './OrganizerFilter.js';
import { OrganizerGroups } from './OrganizerGroups.js';
import { useListUnusedQuery } from './organizers.api.js';

const NONE: readonly Organizer[] = [];

/** All categories, tags or tools of the group: open, create, rename, delete. */
export function OrganizersPage({ kind }: { kind: OrganizerKind }) {
  const { t } = useTranslation();
  const [searchParams] = useSearchParams();
  const text = searchParams.get('q') ?? '';
  const unusedKind = kind !== 'tools' && searchParams.get('unused') === 'true' ? kind : null;
  const [creating, setCreating] = useState(false);
  const all = useCatalogue(kind);
  const unused = useListUnusedQuery(unusedKind ?? skipToken);

  const { records } = all;
  const listed: readonly Organizer[] | undefined = unusedKind ? unused.data : records;
  const { isError, refetch } = unusedKind ? unused : all;
  const matches = listed && findSimilar(listed, text);
  const create = (
    <Button type="primary" icon={<Icon name="plus" />} onClick={() => setCreating(true)}>
      {t('general.create')}
    </Button>
  );
  return (
    <Page title={t(`organizer.${kind}.title`)} text={t(`organizer.${kind}.text`)} actions={create} width="medium">
      <OrganizerFilter kind={kind} />
      {isError && <PageMessage kind="error" onRetry={() => void refetch()} />}
      {!matches && !isError && <SkeletonText lines={6} />}
      {matches?.length === 0 && (
        <PageMessage
          kind="empty"
          title={t(records?.length ? 'organizer.nothing-found' : `organizer.${kind}.none`)}
          text={t(records?.length ? 'organizer.nothing-found-text' : `organizer.${kind}.none-text`)}
        />
      )}
      {matches && matches.length > 0 && <OrganizerGroups kind={kind} organizers={matches} existing={records ?? NONE} />}
      {creating && (
        <OrganizerDialog kind={kind} organizer={null} existing={records ?? NONE} onClose={() => setCreating(false)} />
      )}
      <span className="visually-hidden" role="status">
        {matches && text && t('organizer.found', { count: matches.length })}
      </span>
    </Page>
  );
}
