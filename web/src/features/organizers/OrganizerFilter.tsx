import { Input, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { OrganizerKind } from '@larder/contracts/recipe/catalogue/organizer';
import { Icon } from '../../shared/icons/Icon.js';
import styles from './Organizers.module.css';

/** Filters the page by name and, where the server supports it, to unused records; both are kept in the URL. */
export function OrganizerFilter({ kind }: { kind: OrganizerKind }) {
  const { t } = useTranslation();
  const [url, setUrl] = useSearchParams();
  const put = (key: string, value: string) =>
    setUrl(
      (before) => {
        if (value) before.set(key, value);
        else before.delete(key);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  const label = t(`organizer.${kind}.find`);
  return (
    <div className={styles.finder} role="search">
      <Input
        autoFocus
        allowClear
        size="large"
        value={url.get('q') ?? ''}
        prefix={<Icon name="search" />}
        placeholder={label}
        aria-label={label}
        onChange={(event) => put('q', event.target.value)}
      />
      {kind !== 'tools' && (
        <label className={styles.unused}>
          <Switch
            size="small"
            checked={url.get('unused') === 'true'}
            onChange={(on) => put('unused', on ? 'true' : '')}
          />
          {t('organizer.only-unused')}
        </label>
      )}
    </div>
  );
}
