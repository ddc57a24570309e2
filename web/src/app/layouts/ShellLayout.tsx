import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useSession } from '../../entities/session/use-session.js';
import { PageMessage } from '../../shared/ui/page/PageMessage.js';
import { classes } from '../../shared/ui/classes.js';
import { SideDrawer } from './drawer/SideDrawer.js';
import { useDrawer } from './drawer/use-drawer.js';
import { TopBar } from './top-bar/TopBar.js';
import styles from './layouts.module.css';

export interface ShellLayoutProps {
  drawer: ReactNode;
  drawerFooter: ReactNode;
  onSearch: () => void;
  children: ReactNode;
}

/** Top bar, drawer and content, as the default and the admin layout have them. */
export function ShellLayout({ drawer, drawerFooter, onSearch, children }: ShellLayoutProps) {
  const { t } = useTranslation();
  const { open, overlays, setOpen } = useDrawer();
  const { key, pathname } = useLocation();
  const session = useSession();
  const main = useRef<HTMLElement>(null);

  return (
    <div className={classes(styles.shell, open && !overlays && styles.withDrawer)}>
      <button type="button" className={styles.skip} onClick={() => main.current?.focus()}>
        {t('general.skip-to-content')}
      </button>
      <TopBar drawerOpen={open} onToggleDrawer={() => setOpen(!open)} onSearch={onSearch} />
      <SideDrawer open={open} overlays={overlays} onClose={() => setOpen(false)} footer={drawerFooter}>
        {drawer}
      </SideDrawer>
      <main ref={main} tabIndex={-1} className={styles.main} inert={open && overlays}>
        <div key={pathname} className={key === 'default' ? undefined : styles.fade}>
          {session.status === 'failed' ? <PageMessage alone kind="error" onRetry={session.retry} /> : children}
        </div>
      </main>
    </div>
  );
}
