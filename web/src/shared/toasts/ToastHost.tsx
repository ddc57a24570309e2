import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Icon } from '../icons/Icon.js';
import { IconButton } from '../ui/actions/IconButton.js';
import { classes } from '../ui/classes.js';
import { closeToast, type Toast, type toastReducer } from './toast.slice.js';
import styles from './ToastHost.module.css';

/** How long a toast stays, at every level; the clock stands still while a user points at it. */
const STAY_MS = 2000;

/** The one place where toasts appear: top centre, read aloud, errors at once. */
export function ToastHost() {
  const toast = useSelector((state: { toast: ReturnType<typeof toastReducer> }) => state.toast.current);
  const urgent = toast?.level === 'error';
  return (
    <div className={styles.host}>
      <div aria-live="polite">{toast && !urgent && <ToastCard key={toast.id} toast={toast} />}</div>
      <div aria-live="assertive">{toast && urgent && <ToastCard key={toast.id} toast={toast} />}</div>
    </div>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const [held, setHeld] = useState(false);

  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dispatch(closeToast(toast.id)), STAY_MS);
    return () => clearTimeout(timer);
  }, [held, toast.id, dispatch]);

  return (
    <div
      className={classes(styles.toast, styles[toast.level])}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={toast.level} className={styles.mark} />
      <span>{'key' in toast ? t(toast.key) : toast.text}</span>
      <IconButton
        icon="close"
        iconSize={16}
        size="small"
        label={t('general.close')}
        onClick={() => dispatch(closeToast(toast.id))}
      />
    </div>
  );
}
