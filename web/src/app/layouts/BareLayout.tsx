import type { ReactNode } from 'react';
import { classes } from '../../shared/ui/classes.js';
import { Brand } from './top-bar/Brand.js';
import styles from './layouts.module.css';

/** A bar with the product name only, for pages without a session. */
export function BareLayout({ children }: { children: ReactNode }) {
  return (
    <div className={styles.bare}>
      <header className={classes(styles.bareBar, 'no-print')}>
        <Brand to="/" />
      </header>
      <main className={styles.bareMain}>{children}</main>
    </div>
  );
}
