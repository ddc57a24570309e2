import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useOutage } from '../../shared/hooks/use-outage.js';
import { unsentChanges } from '../../shared/offline/unsent-changes.js';
import type { OutageKind } from '../../shared/outage/outage-kind.js';
import { Icon } from '../../shared/icons/Icon.js';
import { classes } from '../../shared/ui/classes.js';
import styles from './OutageBanner.module.css';

/** Outages shorter than this are not shown. */
const DELAY_MS = 600;
/** The height by which the banner moves the page down. */
const HEIGHT = '--banner-height';

/** The banner that is shown while the server is unavailable. */
export function OutageBanner() {
  const kind = useOutage();
  const lasts = useDelayed(kind !== null);
  return (
    <div role="status" className={classes(styles.host, 'no-print')}>
      {kind && lasts && <Banner kind={kind} />}
    </div>
  );
}

function Banner({ kind }: { kind: OutageKind }) {
  const { t } = useTranslation();
  const element = useRef<HTMLParagraphElement>(null);
  const unsent = useSyncExternalStore(unsentChanges.subscribe, unsentChanges.count);
  useBannerHeight(element);
  return (
    <p ref={element} className={classes(styles.banner, kind === 'disk-full' && styles.warning)}>
      <Icon name={kind === 'disk-full' ? 'warning' : 'info'} size={18} />
      <span>
        {t(`outage.${kind}`)}
        {unsent > 0 && ` ${t('shopping-list.pending-changes', { count: unsent })}`}
      </span>
    </p>
  );
}

/** Whether a condition has lasted for a given time. */
function useDelayed(holds: boolean): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!holds) return;
    const timer = setTimeout(() => setLasts(true), DELAY_MS);
    return () => {
      clearTimeout(timer);
      setLasts(false);
    };
  }, [holds]);
  return holds && lasts;
}

/** Sets the style sheets' `--banner-height` to the height of an element while it is mounted. */
function useBannerHeight(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const root = document.documentElement.style;
    const measure = () => root.setProperty(HEIGHT, `${element.current?.offsetHeight ?? 0}px`);
    measure();
    addEventListener('resize', measure);
    return () => {
      removeEventListener('resize', measure);
      root.removeProperty(HEIGHT);
    };
  });
}
