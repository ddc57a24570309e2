import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useNotices } from '../../../shared/toasts/use-notices.js';
import { useRestoreDeletedMutation } from '../../trash/trash.api.js';
import { planChanges } from './plan-changes.js';
import { PLAN_NOTICE, type PlanAgain } from './plan-notice.js';
import { planSender } from './plan-sender.js';

/** Sends the changes of this device to the plan while mounted, and shows which were replaced; renders nothing. */
export function PlanSync() {
  const dispatch = useDispatch();
  const [restore] = useRestoreDeletedMutation();
  useEffect(() => {
    planChanges.connect(planSender(dispatch));
    return () => planChanges.disconnect();
  }, [dispatch]);
  const applyAgain = async ({ change, current }: PlanAgain) => {
    const { id } = change.entry;
    const { error } = current ? {} : await restore({ kind: 'plan-entries', id });
    if (!error) planChanges.add([{ ...change, entry: current ?? change.entry }]);
  };
  useNotices(PLAN_NOTICE, (payload) => void applyAgain(payload as PlanAgain)); // written by `noticeOfConflict`
  return null;
}
