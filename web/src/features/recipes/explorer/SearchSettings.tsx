import { Button, Popover, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../shared/icons/Icon.js';
import { withoutFilters, type ExplorerQuery } from './explorer-query.js';
import styles from './Filters.module.css';

export interface SearchSettingsProps {
  query: ExplorerQuery;
  onChange: (query: ExplorerQuery) => void;
  onSearch: (query: ExplorerQuery) => void;
}

/** Whether every change searches at once, and the way back to all recipes. */
export function SearchSettings({ query, onChange, onSearch }: SearchSettingsProps) {
  const { t } = useTranslation();
  const content = (
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
  return (
    <Popover trigger="click" placement="bottomRight" arrow={false} content={content}>
      <Button icon={<Icon name="gear" size={18} />} aria-label={t('search.search-settings')} />
    </Popover>
  );
}
