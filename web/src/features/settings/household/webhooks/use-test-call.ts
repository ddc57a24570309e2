import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { Webhook } from '@larder/contracts/meal-plan/webhook';
import { api } from '../../../../api/api.js';
import { useOutcomeToast } from '../../../../api/use-outcome-toast.js';
import { usePageVisible } from '../../../../shared/hooks/use-page-visible.js';
import { useListWebhooksQuery, useTestWebhookMutation } from './webhooks.api.js';

const POLL_MS = 1_000;
/** An attempt takes 20 seconds at most, after which its outcome is stored. */
const MAX_WAIT_MS = 60_000;

/**
 * Sends a test call of a webhook. The server responds when the call is queued, so the webhooks are polled until another
 * last delivery is stored; then the list of deliveries is loaded again, if it is open.
 */
export function useTestCall({ id, lastDelivery }: Webhook) {
  const dispatch = useDispatch();
  const showOutcome = useOutcomeToast();
  const visible = usePageVisible();
  const [test, { isLoading }] = useTestWebhookMutation();
  const [testCall, setTestCall] = useState<{ previous: string | undefined } | null>(null);
  const isAwaited = testCall !== null && testCall.previous === lastDelivery?.at;
  const isStored = testCall !== null && !isAwaited;
  useListWebhooksQuery(undefined, { pollingInterval: isAwaited && visible ? POLL_MS : 0 });
  useEffect(() => {
    if (isStored) dispatch(api.util.invalidateTags([{ type: 'Deliveries', id }]));
  }, [isStored, dispatch, id]);
  useEffect(() => {
    if (!isAwaited) return;
    const timer = setTimeout(() => setTestCall(null), MAX_WAIT_MS);
    return () => clearTimeout(timer);
  }, [isAwaited]);
  const sendTest = async () => {
    setTestCall(null);
    const previous = lastDelivery?.at;
    if (await showOutcome(test(id), { key: 'webhooks.test-sent' })) setTestCall({ previous });
  };
  return { sendTest, isSending: isLoading, isAwaited };
}
