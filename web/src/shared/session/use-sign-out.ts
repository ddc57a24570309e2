import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router';
import { api } from '../../api/api.js';
import { useSignOutMutation } from './session.api.js';

/** Ends the session and forgets everything that was fetched for it. */
export function useSignOut(): () => Promise<void> {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [signOut] = useSignOutMutation();

  return async () => {
    const { error } = await signOut();
    if (error && !('status' in error && error.status === 401)) return; // the toast has said why; we are still signed in
    await navigate('/login?direct=1');
    dispatch(api.util.resetApiState());
  };
}
