import { translate } from './translate.js';

/** The change that a notification reports. */
export type NotificationKind = 'created' | 'updated' | 'duplicated' | 'deleted';

/** The body of a notification, with the `url` of the changed record if it has one. */
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
