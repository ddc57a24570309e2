import { Input, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import type { OrganizerKind } from '@larder/contracts/recipe/catalogue/organizer';
import { useSearchParam } from '../../shared/hooks/use-search-param.js';
import { Icon } from '../../shared/icons/Icon.js';
import styles from './Organizers.module.css';

/** Filters the page by name and, where the server supports it, to unused records; both are kept in the URL. */
export function OrganizerFilter({ kind }: { kind: OrganizerKind }) {
  const { t } = useTranslation();
  const [text, setText] = useSearchParam('q');
  const [unused, setUnused] = useSearchParam('unused');
  const label = t(`organizer.${kind}.find`);
  return (
    <div className={styles.finder} role="search">
      <Input
        autoFocus
        allowClear
        size="large"
        value={text ?? ''}
        prefix={<Icon name="search" />}
        placeholder={label}
        aria-label={label}
        onChange={(event) => setText(event.target.value || null)}
      />
      {kind !== 'tools' && (
        <label className={styles.unused}>
          <Switch size="small" checked={unused === 'true'} onChange={(on) => setUnused(on ? 'true' : null)} />
          {t('organizer.only-unused')}
        </label>
      )}
    </div>
  );
}
