import type { KeyboardEvent, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../shared/icons/Icon.js';
import { IconButton } from '../../../shared/ui/actions/IconButton.js';
import { classes } from '../../../shared/ui/classes.js';
import { optionId } from './option-id.js';
import styles from './SearchDialog.module.css';

export interface SearchComboboxProps {
  ref: Ref<HTMLInputElement>;
  text: string;
  busy: boolean;
  listId: string;
  active: number | null;
  onText: (text: string) => void;
  onKey: (event: KeyboardEvent) => void;
  /** Only phones need a close button; elsewhere Esc and a click outside close it. */
  onClose: (() => void) | undefined;
}

/** The text field of the search: it keeps the focus while the arrow keys move through the results. */
export function SearchCombobox({ ref, text, busy, listId, active, onText, onKey, onClose }: SearchComboboxProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.field}>
      <Icon name="search" size={24} className={classes(busy && styles.busy)} />
      <input
        ref={ref}
        autoFocus
        role="combobox"
        type="text"
        enterKeyHint="search"
        autoComplete="off"
        aria-expanded
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active === null ? undefined : optionId(listId, active)}
        aria-label={t('search.search')}
        placeholder={t('search.search-placeholder')}
        value={text}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={onKey}
      />
      {onClose && <IconButton icon="close" label={t('general.close')} onClick={onClose} />}
    </div>
  );
}
