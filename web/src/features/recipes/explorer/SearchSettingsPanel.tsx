import { Button, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../shared/icons/Icon.js';
import { withoutFilters } from './query/explorer-query.js';
import type { SearchSettingsProps } from './explorer-props.js';
import styles from './filters/Filters.module.css';

/** Whether every change searches at once, and a button that clears all filters. */
export function SearchSettingsPanel({ query, onChange, onSearch }: SearchSettingsProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.settings}>
      <label className={styles.any}>
        <Switch size="small" checked={query.auto} onChange={(auto) => onChange({ ...query, auto })} />
        {t('search.auto-search')}
      </label>
      <Button icon={<Icon name="undo" size={18} />} onClick={() => onSearch(withoutFilters(query))}>
        {t('general.reset')}
      </Button>
    </div>
  );
}
