import type { Texts } from '../text-key.js';

export const DANISH = {
  'errors.unexpected': 'Der opstod en uventet fejl',
  'errors.not-found': 'Det, du søger, blev ikke fundet',
  'errors.username-taken': 'Brugernavnet er allerede i brug',
  'errors.email-taken': 'E-mailadressen er allerede i brug',
  'errors.timeout': 'Serveren var for længe om at svare. Prøv igen.',
  'errors.recipe-too-large':
    'Opskriften indeholder {size} tekst, mere end {limit}. Forkort den, eller del den i flere opskrifter.',
  'errors.conflict': 'En anden ændring blev gemt i samme øjeblik. Prøv igen.',
  'errors.too-large': 'Dette er større, end serveren accepterer.',
  'errors.too-many': 'For mange forsøg. Vent et øjeblik, og prøv så igen.',
  'errors.unavailable': 'Denne del af serveren er ikke klar. Prøv igen om lidt.',
  'errors.stream-broken': 'Svaret blev afbrudt. Prøv igen.',
  'errors.disk-full': 'Serverens disk er fuld. Intet er ændret. Frigør plads, og prøv så igen.',
  'errors.wrong-current-password': 'Den nuværende adgangskode er forkert',
  'errors.current-password-needed': 'Angiv din nuværende adgangskode for at ændre e-mailadressen',
  'errors.names-managed-elsewhere': 'Brugernavn og e-mailadresse kan ikke ændres, kontoen administreres af {method}',
  'errors.session-needed': 'Det kan ikke gøres med en API-nøgle. Log ind i stedet.',
  'errors.password-managed-by-ldap': 'Adgangskoden kan ikke ændres, kontoen administreres af LDAP',
  'errors.no-recipe-matches': 'Ingen opskrift passer til dine regler',
  'errors.not-an-image': 'Filen er ikke et læsbart billede',
  'errors.image-not-fetched': 'Billedet kunne ikke hentes fra adressen',

  'messages.user-updated': 'Brugeren er ændret',
  'messages.password-updated': 'Adgangskoden er ændret',
  'messages.report-deleted': 'Rapporten er slettet.',

  'mails.password.subject': 'Vælg en ny adgangskode til Larder',
  'mails.password.header_text': 'Ny adgangskode',
  'mails.password.message_top': 'Der er bedt om en ny adgangskode til din konto. Vælg den her:',
  'mails.password.message_bottom':
    'Linket virker én gang i to dage. Hvis du ikke har bedt om det, kan du se bort fra denne e-mail; din adgangskode ændres ikke.',
  'mails.password.button_text': 'Vælg ny adgangskode',
  'mails.password-changed.subject': 'Din adgangskode til Larder er ændret',
  'mails.password-changed.header_text': 'Adgangskoden er ændret',
  'mails.password-changed.message_top': 'Adgangskoden til din konto er ændret, og andre enheder er logget ud.',
  'mails.password-changed.message_bottom':
    'Hvis det ikke var dig, så nulstil din adgangskode nu, og kontakt din administrator.',
  'mails.password-changed.button_text': 'Nulstil adgangskode',
  'mails.account-locked.subject': 'Din konto i Larder er låst',
  'mails.account-locked.header_text': 'Kontoen er låst',
  'mails.account-locked.message_top':
    'Din konto er låst efter flere loginforsøg med en forkert adgangskode. Enheder, der er logget ind, forbliver logget ind.',
  'mails.account-locked.message_bottom':
    'Kontoen låses automatisk op efter nogle timer, eller når du vælger en ny adgangskode. Hvis det ikke var dig, så kontakt din administrator.',
  'mails.account-locked.button_text': 'Nulstil adgangskode',
  'mails.backup-failed.subject': 'En sikkerhedskopiering af Larder mislykkedes',
  'mails.backup-failed.header_text': 'Sikkerhedskopieringen mislykkedes',
  'mails.backup-failed.message_top':
    'En planlagt sikkerhedskopi blev ikke oprettet. Tidligere sikkerhedskopier findes stadig.',
  'mails.backup-failed.message_bottom': 'Siden viser årsagen. Du får denne e-mail, fordi du er administrator.',
  'mails.backup-failed.button_text': 'Åbn sikkerhedskopier',
  'mails.invitation.subject': 'Du er inviteret til Larder',
  'mails.invitation.header_text': 'Bliv en del af Larder',
  'mails.invitation.message_top':
    'Du er inviteret til at dele opskrifter, madplaner og indkøbslister. Opret din konto her:',
  'mails.invitation.message_bottom':
    'Invitationen gælder i fire dage. Hvis du ikke ventede den, kan du se bort fra denne e-mail.',
  'mails.invitation.button_text': 'Accepter invitationen',
  'mails.test.subject': 'Testmail fra Larder',
  'mails.test.header_text': 'E-mail virker',
  'mails.test.message_top': 'Denne besked viser, at Larder kan sende e-mail.',
  'mails.test.message_bottom': 'Den er sendt af en administrator af Larder. Du behøver ikke at gøre noget.',
  'mails.test.button_text': 'Åbn Larder',

  'notifications.created': '{name} er oprettet',
  'notifications.updated': '{name} er ændret',
  'notifications.created-with-url': '{name} er oprettet, {url}',
  'notifications.updated-with-url': '{name} er ændret, {url}',
  'notifications.duplicated': '{name} er duplikeret',
  'notifications.deleted': '{name} er slettet',
  'notifications.signed-up': '{name} har tilmeldt sig',
  'notifications.import-started': 'En import af opskrifter er startet',
  'notifications.finished': '{name} er færdig',
  'notifications.recipes-updated': { one: '{count} opskrift er ændret', other: '{count} opskrifter er ændret' },
  'notifications.recipes-deleted': { one: '{count} opskrift er slettet', other: '{count} opskrifter er slettet' },
  'notifications.items-added': {
    one: '{count} vare er føjet til {name}',
    other: '{count} varer er føjet til {name}',
  },
  'notifications.items-changed': {
    one: '{count} vare er ændret på {name}',
    other: '{count} varer er ændret på {name}',
  },
  'notifications.items-removed': {
    one: '{count} vare er fjernet fra {name}',
    other: '{count} varer er fjernet fra {name}',
  },
  'notifications.more': { one: '{count} ændring mere', other: '{count} ændringer mere' },

  'durations.year': { one: 'år', other: 'år' },
  'durations.day': { one: 'dag', other: 'dage' },
  'durations.hour': { one: 'time', other: 'timer' },
  'durations.minute': { one: 'minut', other: 'minutter' },
  'durations.second': { one: 'sekund', other: 'sekunder' },

  'meals.breakfast': 'Morgenmad',
  'meals.lunch': 'Frokost',
  'meals.dinner': 'Aftensmad',
  'meals.side': 'Tilbehør',

  'samples.ingredient': '1 kop mel',
  'samples.step':
    'Skriv ét trin pr. kort. **Markdown** virker: lister, *fremhævning* og [links](https://commonmark.org/help/).',
} satisfies Texts;
