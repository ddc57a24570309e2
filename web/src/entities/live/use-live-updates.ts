import { useEffect, useEffectEvent } from 'react';
import { serverAddress } from '../../shared/urls/base-path.js';
import type { LiveMessage } from './live-message.js';
import { SharedLiveStream } from './shared-live-stream.js';

type Listener = (message: LiveMessage) => void;
const listeners = new Set<Listener>();
/** The stream of this page while a component needs it. A second one would deliver every message twice. */
let stream: SharedLiveStream | undefined;
let users = 0;

/** Opens the live updates of this browser while `active`; only for a signed-in household. */
export function useLiveStream(active: boolean): void {
  useEffect(() => {
    if (!active || typeof EventSource === 'undefined' || typeof BroadcastChannel === 'undefined') return undefined;
    users += 1;
    stream ??= new SharedLiveStream(addressAfter, publish);
    return () => {
      users -= 1;
      if (users > 0) return;
      stream?.stop();
      stream = undefined;
    };
  }, [active]);
}

/** Calls `onMessage` for each live message while the component is mounted. */
export function useLiveMessages(onMessage: Listener): void {
  const handleMessage = useEffectEvent(onMessage);
  useEffect(() => {
    listeners.add(handleMessage);
    return () => void listeners.delete(handleMessage);
  }, []);
}

function addressAfter(lastEventId: string | undefined): string {
  return serverAddress(`api/households/live${lastEventId ? `?lastEventId=${lastEventId}` : ''}`);
}

function publish(message: LiveMessage): void {
  for (const listener of listeners) listener(message);
}
