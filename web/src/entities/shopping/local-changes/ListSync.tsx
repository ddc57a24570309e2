import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { changeSender } from './change-sender.js';
import { listChanges } from './list-changes.js';

/** Sends the changes of this device to the server while mounted; renders nothing. */
export function ListSync() {
  const dispatch = useDispatch();
  useEffect(() => {
    listChanges.connect(changeSender(dispatch));
    return () => listChanges.disconnect();
  }, [dispatch]);
  return null;
}
