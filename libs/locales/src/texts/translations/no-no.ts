import type { Texts } from '../text-key.js';

export const NORWEGIAN = {
  'errors.unexpected': 'Det oppsto en uventet feil',
  'errors.not-found': 'Fant ikke det du leter etter',
  'errors.username-taken': 'Brukernavnet er allerede i bruk',
  'errors.email-taken': 'E-postadressen er allerede i bruk',
  'errors.timeout': 'Serveren brukte for lang tid på å svare. Prøv igjen.',
  'errors.recipe-too-large':
    'Oppskriften inneholder {size} tekst, mer enn {limit}. Kort den ned, eller del den i flere oppskrifter.',
  'errors.conflict': 'En annen endring ble lagret i samme øyeblikk. Prøv igjen.',
  'errors.too-large': 'Dette er større enn serveren godtar.',
  'errors.too-many': 'For mange forsøk. Vent et øyeblikk, og prøv igjen.',
  'errors.unavailable': 'Denne delen av serveren er ikke klar. Prøv igjen om litt.',
  'errors.stream-broken': 'Svaret ble avbrutt. Prøv igjen.',
  'errors.disk-full': 'Disken på serveren er full. Ingenting er endret. Frigjør plass, og prøv igjen.',
  'errors.wrong-current-password': 'Det nåværende passordet er feil',
  'errors.current-password-needed': 'Skriv inn det nåværende passordet for å endre e-postadressen',
  'errors.names-managed-elsewhere': 'Brukernavn og e-postadresse kan ikke endres, kontoen administreres av {method}',
  'errors.session-needed': 'Dette kan ikke gjøres med en API-nøkkel. Logg inn i stedet.',
  'errors.password-managed-by-ldap': 'Passordet kan ikke endres, kontoen administreres av LDAP',
  'errors.no-recipe-matches': 'Ingen oppskrift passer til reglene dine',
  'errors.not-an-image': 'Filen er ikke et lesbart bilde',
  'errors.image-not-fetched': 'Bildet kunne ikke hentes fra adressen',

  'messages.user-updated': 'Brukeren er endret',
  'messages.password-updated': 'Passordet er endret',
  'messages.report-deleted': 'Rapporten er slettet.',

  'mails.password.subject': 'Velg et nytt passord for Larder',
  'mails.password.header_text': 'Nytt passord',
  'mails.password.message_top': 'Det er bedt om et nytt passord for kontoen din. Velg det her:',
  'mails.password.message_bottom':
    'Lenken virker én gang, i to dager. Hvis du ikke har bedt om den, kan du se bort fra denne e-posten. Passordet ditt endres ikke.',
  'mails.password.button_text': 'Velg nytt passord',
  'mails.password-changed.subject': 'Passordet ditt for Larder er endret',
  'mails.password-changed.header_text': 'Passordet er endret',
  'mails.password-changed.message_top': 'Passordet for kontoen din er endret, og andre enheter er logget ut.',
  'mails.password-changed.message_bottom':
    'Hvis det ikke var deg, bør du velge et nytt passord nå og si fra til administratoren.',
  'mails.password-changed.button_text': 'Velg nytt passord',
  'mails.account-locked.subject': 'Kontoen din i Larder er låst',
  'mails.account-locked.header_text': 'Kontoen er låst',
  'mails.account-locked.message_top':
    'Kontoen din er låst etter flere innlogginger med feil passord. Enheter som er logget inn, forblir innlogget.',
  'mails.account-locked.message_bottom':
    'Kontoen låses opp automatisk etter noen timer, eller når du velger et nytt passord. Hvis det ikke var deg, bør du si fra til administratoren.',
  'mails.account-locked.button_text': 'Velg nytt passord',
  'mails.backup-failed.subject': 'En sikkerhetskopiering av Larder mislyktes',
  'mails.backup-failed.header_text': 'Sikkerhetskopieringen mislyktes',
  'mails.backup-failed.message_top':
    'En planlagt sikkerhetskopi ble ikke laget. Tidligere sikkerhetskopier finnes fortsatt.',
  'mails.backup-failed.message_bottom': 'Siden viser årsaken. Du får denne e-posten fordi du er administrator.',
  'mails.backup-failed.button_text': 'Åpne sikkerhetskopiene',
  'mails.invitation.subject': 'Du er invitert til Larder',
  'mails.invitation.header_text': 'Bli med i Larder',
  'mails.invitation.message_top':
    'Du er invitert til å dele oppskrifter, måltidsplaner og handlelister. Opprett kontoen din her:',
  'mails.invitation.message_bottom':
    'Invitasjonen gjelder i fire dager. Hvis du ikke ventet den, kan du se bort fra denne e-posten.',
  'mails.invitation.button_text': 'Godta invitasjonen',
  'mails.test.subject': 'Test-e-post fra Larder',
  'mails.test.header_text': 'E-post virker',
  'mails.test.message_top': 'Denne meldingen viser at Larder kan sende e-post.',
  'mails.test.message_bottom': 'Den er sendt av en administrator av Larder. Du trenger ikke å gjøre noe.',
  'mails.test.button_text': 'Åpne Larder',

  'notifications.created': '{name} er opprettet',
  'notifications.updated': '{name} er endret',
  'notifications.created-with-url': '{name} er opprettet, {url}',
  'notifications.updated-with-url': '{name} er endret, {url}',
  'notifications.duplicated': '{name} er duplisert',
  'notifications.deleted': '{name} er slettet',
  'notifications.signed-up': '{name} har registrert seg',
  'notifications.import-started': 'En import av oppskrifter er startet',
  'notifications.finished': '{name} er ferdig',
  'notifications.recipes-updated': { one: '{count} oppskrift er endret', other: '{count} oppskrifter er endret' },
  'notifications.recipes-deleted': { one: '{count} oppskrift er slettet', other: '{count} oppskrifter er slettet' },
  'notifications.items-added': {
    one: '{count} vare er lagt til i {name}',
    other: '{count} varer er lagt til i {name}',
  },
  'notifications.items-changed': {
    one: '{count} vare er endret på {name}',
    other: '{count} varer er endret på {name}',
  },
  'notifications.items-removed': {
    one: '{count} vare er fjernet fra {name}',
    other: '{count} varer er fjernet fra {name}',
  },
  'notifications.more': { one: '{count} endring til', other: '{count} endringer til' },

  'durations.year': { one: 'år', other: 'år' },
  'durations.day': { one: 'dag', other: 'dager' },
  'durations.hour': { one: 'time', other: 'timer' },
  'durations.minute': { one: 'minutt', other: 'minutter' },
  'durations.second': { one: 'sekund', other: 'sekunder' },

  'meals.breakfast': 'Frokost',
  'meals.lunch': 'Lunsj',
  'meals.dinner': 'Middag',
  'meals.side': 'Tilbehør',

  'samples.ingredient': '2 dl mel',
  'samples.step':
    'Skriv ett trinn per kort. **Markdown** virker: lister, *utheving* og [lenker](https://commonmark.org/help/).',
} satisfies Texts;
