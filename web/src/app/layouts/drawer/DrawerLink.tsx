import { Link, useLocation } from 'react-router';
import { Icon } from '../../../shared/icons/Icon.js';
import type { IconName } from '../../../shared/icons/paths.js';
import { classes } from '../../../shared/ui/classes.js';
import styles from './SideDrawer.module.css';

export interface DrawerLinkProps {
  to: string;
  icon: IconName;
  label: string;
  /** Paths below `to` that have their own entry, or no entry. */
  except?: readonly string[];
}

/** An entry of the drawer, marked while one of its pages is shown. */
export function DrawerLink({ to, icon, label, except }: DrawerLinkProps) {
  const { pathname } = useLocation();
  const within = pathname === to || pathname.startsWith(`${to}/`);
  const active = within && !except?.some((path) => pathname.startsWith(path));
  return (
    <Link to={to} className={classes(styles.entry, active && styles.active)} aria-current={active ? 'page' : undefined}>
      <Icon name={icon} />
      <span>{label}</span>
    </Link>
  );
}
