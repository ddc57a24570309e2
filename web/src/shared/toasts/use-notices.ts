import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { deviceUser } from '../offline/device-user.js';
import { notices } from './notices.js';
import { toastAction } from './toast-actions.js';
import { showToast, type toastReducer } from './toast.slice.js';

/** Shows the user's oldest unread notice of a kind whenever no toast is on screen; `run` is the action on its payload. */
export function useNotices(kind: string, run: (payload: unknown) => void): void {
  const dispatch = useDispatch();
  const isFree = useSelector(({ toast }: { toast: ReturnType<typeof toastReducer> }) => toast.current === null);
  const unread = useSyncExternalStore(notices.subscribe, notices.all);
  const userId = useSyncExternalStore(deviceUser.subscribe, deviceUser.id);
  const first = unread.find((notice) => notice.kind === kind && notice.userId === userId);
  const handleAction = useEffectEvent(run);
  useEffect(() => {
    if (!isFree || !first) return;
    const { id: noticeId, key, values, labelKey, payload } = first;
    const action = toastAction(labelKey, () => handleAction(payload));
    dispatch(showToast({ level: 'info', key, values, action, noticeId }));
  }, [isFree, first, dispatch]);
}
