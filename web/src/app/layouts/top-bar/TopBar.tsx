import { useTranslation } from 'react-i18next';
import { useGroupSlug } from '../../../entities/session/use-session.js';
import { Icon } from '../../../shared/icons/Icon.js';
import { IconButton } from '../../../shared/ui/actions/IconButton.js';
import { Brand } from './Brand.js';
import { SessionButton } from './SessionButton.js';
import styles from './TopBar.module.css';

export interface TopBarProps {
  drawerOpen: boolean;
  onToggleDrawer: () => void;
  onSearch: () => void;
}

/** The top bar: menu, name, search, sign in or out. */
export function TopBar({ drawerOpen, onToggleDrawer, onSearch }: TopBarProps) {
  const { t } = useTranslation();
  const groupSlug = useGroupSlug();
  return (
    <header className={styles.bar}>
      <IconButton
        icon="menu"
        className={styles.control}
        label={t(drawerOpen ? 'sidebar.close-menu' : 'sidebar.open-menu')}
        aria-expanded={drawerOpen}
        aria-controls="drawer"
        onClick={onToggleDrawer}
      />
      <Brand to={groupSlug ? `/g/${groupSlug}` : '/'} />
      <span className={styles.spacer} />
      {groupSlug && <SearchButton onClick={onSearch} />}
      <SessionButton />
    </header>
  );
}

/** A button like a search field that opens the search dialog; an icon on phones. */
function SearchButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className={styles.search}
      onClick={onClick}
      aria-haspopup="dialog"
      aria-label={t('search.search')}
    >
      <Icon name="search" size={18} />
      <span className={styles.hint}>{t('search.search-hint')}</span>
    </button>
  );
}
