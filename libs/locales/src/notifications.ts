import { translate } from './translate.js';

/** What happened to the thing a notification is about. */
export type NotificationKind = 'created' | 'updated' | 'duplicated' | 'deleted';

/** The body of a notification; with `url` where the thing can be opened. */
export function notificationText(
  locale: string,
  kind: NotificationKind,
  about: { name: string; url?: string },
): string {
  const linked = about.url !== undefined && (kind === 'created' || kind === 'updated');
  const url = about.url ?? '';
  return linked
    ? translate(locale, `notifications.${kind}-with-url`, { name: about.name, url })
    : translate(locale, `notifications.${kind}`, { name: about.name });
}
