const notified = new Set<string>();

/** Whether this browser supports notifications and the user has not decided yet. */
export const mayAskToNotify = (): boolean =>
  typeof Notification !== 'undefined' && Notification.permission === 'default';

/** Requests the permission, which the browser stores. */
export async function askToNotify(): Promise<void> {
  await Notification.requestPermission();
}

/** Shows a notification, once for each id, with permission and while the page is hidden. */
export function notify(id: string, text: string): void {
  if (notified.has(id) || !document.hidden) return;
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  notified.add(id);
  try {
    new Notification(text, { tag: id, requireInteraction: true });
  } catch {
    // Some phones only allow notifications of service workers; the alarm sounds anyway.
  }
}
