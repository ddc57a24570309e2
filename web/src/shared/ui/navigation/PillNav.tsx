import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { Icon } from '../../icons/Icon.js';
import type { IconName } from '../../icons/paths.js';
import styles from './PillNav.module.css';

export interface PillNavItem {
  path: string;
  icon: IconName;
  label: string;
}

export interface PillNavProps {
  label: string;
  items: readonly PillNavItem[];
  /** Query string that is kept when changing tabs. */
  search?: string;
}

/** Tabs of related pages, scrollable on phones. */
export function PillNav({ label, items, search = '' }: PillNavProps) {
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    // On phones the tab of the current page may be outside the view; old browsers and jsdom lack `scrollIntoView`.
    nav.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
  }, [pathname]);
  return (
    <nav ref={nav} aria-label={label} className={styles.nav}>
      <ul className={styles.items}>
        {items.map(({ path, icon, label: text }) => (
          <li key={path}>
            <NavLink to={{ pathname: path, search }} className={styles.item}>
              <Icon name={icon} size={18} />
              {text}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
