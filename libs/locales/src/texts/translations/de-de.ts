import type { Texts } from '../text-key.js';

export const GERMAN = {
  'errors.unexpected': 'Ein unerwarteter Fehler ist aufgetreten',
  'errors.not-found': 'Das Gesuchte wurde nicht gefunden',
  'errors.username-taken': 'Dieser Benutzername ist schon vergeben',
  'errors.email-taken': 'Diese E-Mail-Adresse wird schon benutzt',
  'errors.timeout': 'Der Server hat zu lange für die Antwort gebraucht. Bitte versuche es noch einmal.',
  'errors.recipe-too-large':
    'Dieses Rezept hat {size} Text, mehr als {limit}. Bitte kürzen oder auf mehrere Rezepte verteilen.',
  'errors.conflict': 'Im selben Moment wurde eine andere Änderung gespeichert. Bitte noch einmal versuchen.',
  'errors.too-large': 'Das ist größer, als der Server annimmt.',
  'errors.too-many': 'Zu viele Versuche. Bitte warte einen Moment und versuche es noch einmal.',
  'errors.stream-broken': 'Die Antwort wurde unterbrochen. Bitte noch einmal versuchen.',
  'errors.disk-full':
    'Die Festplatte des Servers ist voll. Es wurde nichts geändert. Bitte Platz schaffen und dann noch einmal versuchen.',
  'errors.unavailable': 'Dieser Teil des Servers ist noch nicht bereit. Bitte versuche es gleich noch einmal.',
  'errors.wrong-current-password': 'Das aktuelle Passwort stimmt nicht',
  'errors.current-password-needed': 'Zum Ändern der E-Mail-Adresse ist das aktuelle Passwort nötig',
  'errors.names-managed-elsewhere':
    'Benutzername und E-Mail-Adresse können nicht geändert werden, das Konto wird von {method} verwaltet',
  'errors.session-needed': 'Mit einem API-Token ist das nicht möglich. Bitte stattdessen anmelden.',
  'errors.password-managed-by-ldap': 'Das Passwort kann nicht geändert werden, das Konto wird von LDAP verwaltet',
  'errors.no-recipe-matches': 'Kein Rezept passt zu euren Regeln',
  'errors.not-an-image': 'Diese Datei ist kein lesbares Bild',
  'errors.image-not-fetched': 'Das Bild konnte von dieser Adresse nicht geladen werden',

  'messages.user-updated': 'Konto aktualisiert',
  'messages.password-updated': 'Passwort geändert',
  'messages.report-deleted': 'Bericht gelöscht.',

  'mails.password.subject': 'Neues Passwort für Larder festlegen',
  'mails.password.header_text': 'Neues Passwort',
  'mails.password.message_top': 'Für dein Konto wurde ein neues Passwort angefordert. Wähle es hier:',
  'mails.password.message_bottom':
    'Der Link gilt einmal und zwei Tage lang. Hast du nichts angefordert, dann ignoriere diese E-Mail; dein Passwort ändert sich nicht.',
  'mails.password.button_text': 'Neues Passwort wählen',
  'mails.password-changed.subject': 'Dein Passwort für Larder wurde geändert',
  'mails.password-changed.header_text': 'Passwort geändert',
  'mails.password-changed.message_top': 'Das Passwort deines Kontos wurde geändert, andere Geräte wurden abgemeldet.',
  'mails.password-changed.message_bottom':
    'Wenn du das nicht warst, setze dein Passwort jetzt zurück und informiere die Administration.',
  'mails.password-changed.button_text': 'Passwort zurücksetzen',
  'mails.account-locked.subject': 'Dein Konto in Larder ist gesperrt',
  'mails.account-locked.header_text': 'Konto gesperrt',
  'mails.account-locked.message_top':
    'Dein Konto wurde nach mehreren Anmeldungen mit falschem Passwort gesperrt. Angemeldete Geräte bleiben angemeldet.',
  'mails.account-locked.message_bottom':
    'Das Konto wird nach einigen Stunden automatisch entsperrt, mit einem neuen Passwort sofort. Wenn du das nicht warst, informiere die Administration.',
  'mails.account-locked.button_text': 'Passwort zurücksetzen',
  'mails.backup-failed.subject': 'Eine Sicherung von Larder ist fehlgeschlagen',
  'mails.backup-failed.header_text': 'Sicherung fehlgeschlagen',
  'mails.backup-failed.message_top': 'Eine geplante Sicherung wurde nicht angelegt. Frühere Sicherungen sind noch da.',
  'mails.backup-failed.message_bottom':
    'Die Seite zeigt den Grund. Du bekommst diese E-Mail, weil du Larder administrierst.',
  'mails.backup-failed.button_text': 'Sicherungen öffnen',
  'mails.invitation.subject': 'Du bist zu Larder eingeladen',
  'mails.invitation.header_text': 'Larder beitreten',
  'mails.invitation.message_top':
    'Du kannst Rezepte, Essenspläne und Einkaufslisten mit anderen teilen. Lege hier dein Konto an:',
  'mails.invitation.message_bottom':
    'Die Einladung gilt vier Tage. Hast du sie nicht erwartet, dann ignoriere diese E-Mail.',
  'mails.invitation.button_text': 'Einladung annehmen',
  'mails.test.subject': 'Test-E-Mail von Larder',
  'mails.test.header_text': 'E-Mail funktioniert',
  'mails.test.message_top': 'Diese Nachricht zeigt, dass Larder E-Mails senden kann.',
  'mails.test.message_bottom': 'Ein Administrator von Larder hat sie gesendet. Du musst nichts tun.',
  'mails.test.button_text': 'Larder öffnen',

  'notifications.created': '{name} wurde angelegt',
  'notifications.updated': '{name} wurde aktualisiert',
  'notifications.created-with-url': '{name} wurde angelegt, {url}',
  'notifications.updated-with-url': '{name} wurde aktualisiert, {url}',
  'notifications.duplicated': '{name} wurde dupliziert',
  'notifications.deleted': '{name} wurde gelöscht',
  'notifications.signed-up': '{name} hat sich registriert',
  'notifications.import-started': 'Ein Import von Rezepten hat begonnen',
  'notifications.finished': '{name} ist abgeschlossen',
  'notifications.recipes-updated': {
    one: '{count} Rezept wurde aktualisiert',
    other: '{count} Rezepte wurden aktualisiert',
  },
  'notifications.recipes-deleted': { one: '{count} Rezept wurde gelöscht', other: '{count} Rezepte wurden gelöscht' },
  'notifications.items-added': {
    one: '{count} Artikel zu {name} hinzugefügt',
    other: '{count} Artikel zu {name} hinzugefügt',
  },
  'notifications.items-changed': {
    one: '{count} Artikel auf {name} geändert',
    other: '{count} Artikel auf {name} geändert',
  },
  'notifications.items-removed': {
    one: '{count} Artikel von {name} entfernt',
    other: '{count} Artikel von {name} entfernt',
  },
  'notifications.more': { one: '{count} weitere Änderung', other: '{count} weitere Änderungen' },

  'durations.year': { one: 'Jahr', other: 'Jahre' },
  'durations.day': { one: 'Tag', other: 'Tage' },
  'durations.hour': { one: 'Stunde', other: 'Stunden' },
  'durations.minute': { one: 'Minute', other: 'Minuten' },
  'durations.second': { one: 'Sekunde', other: 'Sekunden' },

  'meals.breakfast': 'Frühstück',
  'meals.lunch': 'Mittagessen',
  'meals.dinner': 'Abendessen',
  'meals.side': 'Beilage',

  'samples.ingredient': '1 Tasse Mehl',
  'samples.step':
    'Schreibe einen Schritt pro Karte. **Markdown** funktioniert: Listen, *Betonungen* und [Links](https://commonmark.org/help/).',
} satisfies Texts;
