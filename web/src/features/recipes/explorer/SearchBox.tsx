import { useEffect, useEffectEvent, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../shared/icons/Icon.js';
import { TextInput } from '../../../shared/ui/controls/TextInput.js';
import type { ExplorerQuery } from './query/explorer-query.js';
import styles from './ExplorerPage.module.css';

const DEBOUNCE_MS = 500;

export interface SearchBoxProps {
  query: ExplorerQuery;
  onChange: (query: ExplorerQuery, options: { replace: boolean }) => void;
  /** Called on Enter: searches without delay. */
  onSearch: (query: ExplorerQuery, options: { replace: boolean }) => void;
}

/** Searches after a pause in typing; Enter searches immediately and closes the on-screen keyboard. */
export function SearchBox({ query, onChange, onSearch }: SearchBoxProps) {
  const { t } = useTranslation();
  // The typed text until the URL contains it; null while the user does not type.
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? query.search;

  const commit = useEffectEvent((search: string) => {
    setTyped(null);
    onChange({ ...query, search: search.trim() }, { replace: true });
  });
  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => commit(typed), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  const handleEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    onSearch({ ...query, search: text.trim() }, { replace: true });
    setTyped(null);
    event.currentTarget.blur();
  };

  return (
    <div className={styles.search} role="search">
      <TextInput
        size="large"
        type="search"
        enterKeyHint="search"
        value={text}
        prefix={<Icon name="search" />}
        placeholder={t('search.search-placeholder')}
        aria-label={t('search.search-placeholder')}
        onClear={() => setTyped('')}
        onChange={(event) => setTyped(event.target.value)}
        onPressEnter={handleEnter}
      />
    </div>
  );
}
