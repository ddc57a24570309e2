import type { Texts } from '../text-key.js';

export const SWEDISH = {
  'errors.unexpected': 'Ett oväntat fel uppstod',
  'errors.not-found': 'Det du söker hittades inte',
  'errors.username-taken': 'Användarnamnet används redan',
  'errors.email-taken': 'E-postadressen används redan',
  'errors.timeout': 'Servern tog för lång tid på sig att svara. Försök igen.',
  'errors.recipe-too-large':
    'Receptet innehåller {size} text, mer än {limit}. Korta ner det eller dela upp det i flera recept.',
  'errors.conflict': 'En annan ändring sparades i samma ögonblick. Försök igen.',
  'errors.too-large': 'Det här är större än vad servern tar emot.',
  'errors.too-many': 'För många försök. Vänta en stund och försök sedan igen.',
  'errors.unavailable': 'Den här delen av servern är inte redo. Försök igen om en stund.',
  'errors.stream-broken': 'Svaret avbröts. Försök igen.',
  'errors.disk-full': 'Serverns disk är full. Ingenting har ändrats. Frigör utrymme och försök sedan igen.',
  'errors.wrong-current-password': 'Det nuvarande lösenordet är fel',
  'errors.current-password-needed': 'Ange ditt nuvarande lösenord för att ändra e-postadressen',
  'errors.names-managed-elsewhere': 'Användarnamn och e-postadress kan inte ändras, kontot hanteras av {method}',
  'errors.session-needed': 'Det här går inte med en API-nyckel. Logga in i stället.',
  'errors.password-managed-by-ldap': 'Lösenordet kan inte ändras, kontot hanteras av LDAP',
  'errors.no-recipe-matches': 'Inget recept matchar dina regler',
  'errors.not-an-image': 'Filen är inte en läsbar bild',
  'errors.image-not-fetched': 'Bilden kunde inte hämtas från adressen',

  'messages.user-updated': 'Användaren har ändrats',
  'messages.password-updated': 'Lösenordet har ändrats',
  'messages.report-deleted': 'Rapporten har tagits bort.',

  'mails.password.subject': 'Välj ett nytt lösenord för Larder',
  'mails.password.header_text': 'Nytt lösenord',
  'mails.password.message_top': 'Ett nytt lösenord har begärts för ditt konto. Välj det här:',
  'mails.password.message_bottom':
    'Länken fungerar en gång, i två dagar. Om du inte har begärt den kan du bortse från det här meddelandet; ditt lösenord ändras inte.',
  'mails.password.button_text': 'Välj nytt lösenord',
  'mails.password-changed.subject': 'Ditt lösenord för Larder har ändrats',
  'mails.password-changed.header_text': 'Lösenordet har ändrats',
  'mails.password-changed.message_top': 'Lösenordet för ditt konto har ändrats och andra enheter har loggats ut.',
  'mails.password-changed.message_bottom':
    'Om det inte var du, återställ lösenordet nu och kontakta din administratör.',
  'mails.password-changed.button_text': 'Återställ lösenord',
  'mails.account-locked.subject': 'Ditt konto i Larder är låst',
  'mails.account-locked.header_text': 'Kontot är låst',
  'mails.account-locked.message_top':
    'Ditt konto har låsts efter flera inloggningar med fel lösenord. Enheter som är inloggade förblir inloggade.',
  'mails.account-locked.message_bottom':
    'Kontot låses upp automatiskt efter några timmar, eller när du väljer ett nytt lösenord. Om det inte var du, kontakta din administratör.',
  'mails.account-locked.button_text': 'Återställ lösenord',
  'mails.backup-failed.subject': 'En säkerhetskopiering av Larder misslyckades',
  'mails.backup-failed.header_text': 'Säkerhetskopieringen misslyckades',
  'mails.backup-failed.message_top': 'En schemalagd säkerhetskopia skapades inte. Tidigare säkerhetskopior finns kvar.',
  'mails.backup-failed.message_bottom': 'Sidan visar orsaken. Du får det här meddelandet som administratör.',
  'mails.backup-failed.button_text': 'Öppna säkerhetskopior',
  'mails.invitation.subject': 'Du är inbjuden till Larder',
  'mails.invitation.header_text': 'Gå med i Larder',
  'mails.invitation.message_top':
    'Du är inbjuden att dela recept, måltidsplaner och inköpslistor. Skapa ditt konto här:',
  'mails.invitation.message_bottom':
    'Inbjudan gäller i fyra dagar. Om du inte väntade dig den kan du bortse från det här meddelandet.',
  'mails.invitation.button_text': 'Tacka ja till inbjudan',
  'mails.test.subject': 'Testmeddelande från Larder',
  'mails.test.header_text': 'E-posten fungerar',
  'mails.test.message_top': 'Det här meddelandet visar att Larder kan skicka e-post.',
  'mails.test.message_bottom': 'Det skickades av en administratör för Larder. Du behöver inte göra något.',
  'mails.test.button_text': 'Öppna Larder',

  'notifications.created': '{name} har skapats',
  'notifications.updated': '{name} har ändrats',
  'notifications.created-with-url': '{name} har skapats, {url}',
  'notifications.updated-with-url': '{name} har ändrats, {url}',
  'notifications.duplicated': '{name} har duplicerats',
  'notifications.deleted': '{name} har tagits bort',
  'notifications.signed-up': '{name} har registrerat sig',
  'notifications.import-started': 'En import av recept har startat',
  'notifications.finished': '{name} är klar',
  'notifications.recipes-updated': { one: '{count} recept har ändrats', other: '{count} recept har ändrats' },
  'notifications.recipes-deleted': { one: '{count} recept har tagits bort', other: '{count} recept har tagits bort' },
  'notifications.items-added': {
    one: '{count} vara har lagts till i {name}',
    other: '{count} varor har lagts till i {name}',
  },
  'notifications.items-changed': {
    one: '{count} vara har ändrats i {name}',
    other: '{count} varor har ändrats i {name}',
  },
  'notifications.items-removed': {
    one: '{count} vara har tagits bort från {name}',
    other: '{count} varor har tagits bort från {name}',
  },
  'notifications.more': { one: '{count} ändring till', other: '{count} ändringar till' },

  'durations.year': { one: 'år', other: 'år' },
  'durations.day': { one: 'dag', other: 'dagar' },
  'durations.hour': { one: 'timme', other: 'timmar' },
  'durations.minute': { one: 'minut', other: 'minuter' },
  'durations.second': { one: 'sekund', other: 'sekunder' },

  'meals.breakfast': 'Frukost',
  'meals.lunch': 'Lunch',
  'meals.dinner': 'Middag',
  'meals.side': 'Tillbehör',

  'samples.ingredient': '1 kopp mjöl',
  'samples.step':
    'Skriv ett steg per kort. **Markdown** fungerar: listor, *betoning* och [länkar](https://commonmark.org/help/).',
} satisfies Texts;
