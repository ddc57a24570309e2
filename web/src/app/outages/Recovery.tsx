import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { api } from '../../api/api.js';
import { useRecoveries } from '../../shared/hooks/use-outage.js';

/** Refetches the data on screen when the server is back; renders nothing. */
export function Recovery() {
  const dispatch = useDispatch();
  const recoveries = useRecoveries();
  const seen = useRef(recoveries);
  useEffect(() => {
    if (recoveries === seen.current) return;
    seen.current = recoveries;
    dispatch(api.internalActions.onOnline());
  }, [recoveries, dispatch]);
  return null;
}
