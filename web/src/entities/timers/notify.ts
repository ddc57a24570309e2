const notified = new Set<string>();

/** Whether this browser can show notices outside of the page, and the user has not answered yet. */
export const mayAskToNotify = (): boolean =>
  typeof Notification !== 'undefined' && Notification.permission === 'default';

/** Asks; the browser remembers the answer. */
export async function askToNotify(): Promise<void> {
  await Notification.requestPermission();
}

/** Shows a notice outside of the page, once for each id, to a user who allowed it and looks elsewhere. */
export function notify(id: string, text: string): void {
  if (notified.has(id) || !document.hidden) return;
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  notified.add(id);
  try {
    new Notification(text, { tag: id, requireInteraction: true });
  } catch {
    // Some phones only let service workers show notices; the bell rings all the same.
  }
}
