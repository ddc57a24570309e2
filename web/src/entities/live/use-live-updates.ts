import { useEffect } from 'react';
import { serverAddress } from '../../shared/urls/base-path.js';
import type { LiveMessage } from './live-message.js';
import { SharedLiveStream } from './shared-live-stream.js';

type Listener = (message: LiveMessage) => void;
const listeners = new Set<Listener>();

/** Opens the live updates of this browser while `active`; only for a signed-in household. */
export function useLiveStream(active: boolean): void {
  useEffect(() => {
    if (!active || typeof EventSource === 'undefined' || typeof BroadcastChannel === 'undefined') return undefined;
    const addressAfter = (id: string | undefined) =>
      serverAddress(`api/households/live${id ? `?lastEventId=${id}` : ''}`);
    const stream = new SharedLiveStream(addressAfter, (message) => {
      for (const listener of listeners) listener(message);
    });
    return () => stream.stop();
  }, [active]);
}

/** Calls `listener` for each live message while the component is mounted; `listener` must be stable. */
export function useLiveMessages(listener: Listener): void {
  useEffect(() => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, [listener]);
}
