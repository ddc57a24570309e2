import { nanoid } from '@reduxjs/toolkit';
import type { ToastAction } from './toast.slice.js';

/** The action of the toast on screen; there is one toast at a time. */
let latest: { id: string; run: () => void } | null = null;

/** A button for a toast; only that of the newest toast works. */
export function toastAction(labelKey: string, run: () => void): ToastAction {
  latest = { id: nanoid(), run };
  return { id: latest.id, labelKey };
}

/** Runs the action, once. */
export function runToastAction(id: string): void {
  if (latest?.id !== id) return;
  const { run } = latest;
  latest = null;
  run();
}
