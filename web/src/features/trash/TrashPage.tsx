import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { TRASH_KINDS, type TrashKind } from '../../entities/trash/trash.api.js';
import { Page } from '../../shared/ui/page/Page.js';
import { TrashContent } from './TrashContent.js';
import styles from './Trash.module.css';

/** The trash: restore or delete permanently. */
export function TrashPage() {
  const { t } = useTranslation();
  const [searchParams, setSearchParams] = useSearchParams();
  const kind = TRASH_KINDS.find((each) => each === searchParams.get('kind')) ?? 'recipes';
  return (
    <Page
      title={t('trash.title')}
      text={t('trash.text')}
      width="medium"
      back={{ to: '/user/profile', label: t('profile.user-profile') }}
    >
      <div className={styles.kinds}>
        <Segmented<TrashKind>
          aria-label={t('trash.kind')}
          value={kind}
          onChange={(value) => setSearchParams(value === 'recipes' ? {} : { kind: value }, { replace: true })}
          options={TRASH_KINDS.map((each) => ({ value: each, label: t(`trash.kind-${each}`) }))}
        />
      </div>
      <TrashContent key={kind} kind={kind} />
    </Page>
  );
}
