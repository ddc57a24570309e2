import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { changeSender } from './change-sender.js';
import { listChanges } from './list-changes.js';

/** Sends the user's changes of this device to the server while mounted; renders nothing. */
export function ListSync({ userId }: { userId: string }) {
  const dispatch = useDispatch();
  useEffect(() => {
    listChanges.setUser(userId);
    listChanges.connect(changeSender(dispatch));
    return () => listChanges.disconnect();
  }, [dispatch, userId]);
  return null;
}
