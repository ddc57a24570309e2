import { useEffect, useState } from 'react';
import { directionOf } from '@larder/locales/languages/locales';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Icon } from '../icons/Icon.js';
import { isolateValues } from '../text/isolate-values.js';
import { IconButton } from '../ui/actions/IconButton.js';
import { Button } from '../ui/controls/Button.js';
import { lastFocused, restoreFocus } from '../ui/dialogs/last-focus.js';
import { classes } from '../ui/classes.js';
import { notices } from './notices.js';
import { runToastAction } from './toast-actions.js';
import { closeToast, type Toast, type toastReducer } from './toast.slice.js';
import styles from './ToastHost.module.css';

/**
 * The duration of a toast; paused while the pointer is over it or one of its buttons has the focus. Notices are shown
 * until they are read.
 */
const SHOWN_MS = 2000;
/** The duration of a toast with a button. */
const SHOWN_WITH_ACTION_MS = 8000;

/** The container of all toasts: top center, a live region, assertive for errors. */
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
  const { t, i18n } = useTranslation();
  const dispatch = useDispatch();
  const [opener] = useState(lastFocused);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const { id, action, noticeId } = toast;
  const paused = isHovered || isFocused || noticeId !== undefined;
  const shownMs = action ? SHOWN_WITH_ACTION_MS : SHOWN_MS;

  useEffect(() => {
    if (paused) return;
    const timer = setTimeout(() => dispatch(closeToast(id)), shownMs);
    return () => clearTimeout(timer);
  }, [paused, id, shownMs, dispatch]);

  /** The pressed button disappears: the user continues where the toast was caused. */
  const handleClose = () => {
    if (noticeId !== undefined) notices.markRead(noticeId);
    dispatch(closeToast(id));
    setTimeout(() => restoreFocus(opener));
  };
  const handleAction = () => {
    handleClose();
    if (action) runToastAction(action.id);
  };
  return (
    <div
      className={classes(styles.toast, styles[toast.level])}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <div className={styles.message}>
        <Icon name={toast.level} className={styles.mark} />
        <span>
          {'key' in toast ? t(toast.key, isolateValues(toast.values ?? {}, directionOf(i18n.language))) : toast.text}
        </span>
      </div>
      {action && (
        <Button size="small" className={styles.action} onClick={handleAction}>
          {t(action.labelKey)}
        </Button>
      )}
      <IconButton
        icon="close"
        iconSize={16}
        size="small"
        className={styles.close}
        label={t('general.close')}
        onClick={handleClose}
      />
    </div>
  );
}
