import { Children, useId, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Icon } from '../../../shared/icons/Icon.js';
import type { IconName } from '../../../shared/icons/paths.js';
import { classes } from '../../../shared/ui/classes.js';
import styles from './SideDrawer.module.css';

export interface DrawerGroupProps {
  icon: IconName;
  label: string;
  /** The paths of the group's pages: the group is expanded on them. */
  within: readonly string[];
  /** The entries of the group. */
  children: ReactNode;
}

/** A collapsible group of entries. */
export function DrawerGroup({ icon, label, within, children }: DrawerGroupProps) {
  const id = useId();
  const { pathname } = useLocation();
  const [userChoice, setUserChoice] = useState<boolean | null>(null);
  const open = userChoice ?? within.some((path) => pathname.startsWith(path));
  return (
    <>
      <button
        type="button"
        className={styles.entry}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setUserChoice(!open)}
      >
        <Icon name={icon} />
        <span className={styles.grow}>{label}</span>
        <Icon name="chevronDown" size={16} className={classes(styles.fold, open && styles.unfolded)} />
      </button>
      <ul id={id} className={styles.nested} hidden={!open}>
        {Children.map(children, (child) => (
          <li>{child}</li>
        ))}
      </ul>
    </>
  );
}
