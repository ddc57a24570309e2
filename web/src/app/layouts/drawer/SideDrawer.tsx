import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '../../../shared/ui/classes.js';
import { useRestoreFocus } from '../../../shared/ui/dialogs/use-restore-focus.js';
import styles from './SideDrawer.module.css';

export interface SideDrawerProps {
  open: boolean;
  /** Opens over the page instead of next to it. */
  overlays: boolean;
  onClose: () => void;
  children: ReactNode;
  /** Pinned to the lower end. */
  footer: ReactNode;
}

/** The drawer, 240 px wide. Over the page it traps the focus, and Esc or a tap outside closes it. */
export function SideDrawer({ open, overlays, onClose, children, footer }: SideDrawerProps) {
  const { t } = useTranslation();
  const drawer = useRef<HTMLElement>(null);
  const covers = open && overlays;
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);

  useRestoreFocus(covers);
  useEffect(() => {
    if (covers) drawer.current?.querySelector<HTMLElement>('a, button')?.focus();
  }, [covers]);

  return (
    <>
      {covers && <div className={styles.scrim} onClick={onClose} aria-hidden />}
      <nav
        ref={drawer}
        id="drawer"
        aria-label={t('sidebar.main-menu')}
        className={classes(styles.drawer, open && styles.open, overlays && styles.overlay)}
        inert={!open}
        onKeyDown={(event) => event.key === 'Escape' && overlays && onClose()}
      >
        {/* Loaded on first use: most visits on a phone do not open it. */}
        {wasOpen && <div className={styles.entries}>{children}</div>}
        {wasOpen && <div className={styles.footer}>{footer}</div>}
      </nav>
    </>
  );
}
