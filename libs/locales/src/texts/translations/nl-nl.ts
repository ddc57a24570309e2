import type { Texts } from '../text-key.js';

export const DUTCH = {
  'errors.unexpected': 'Er is een onverwachte fout opgetreden',
  'errors.not-found': 'Het gezochte is niet gevonden',
  'errors.username-taken': 'Deze gebruikersnaam is al in gebruik',
  'errors.email-taken': 'Dit e-mailadres is al in gebruik',
  'errors.timeout': 'De server deed er te lang over om te antwoorden. Probeer het opnieuw.',
  'errors.recipe-too-large':
    'Dit recept bevat {size} tekst, meer dan {limit}. Kort het in of verdeel het over meerdere recepten.',
  'errors.conflict': 'Op hetzelfde moment is een andere wijziging opgeslagen. Probeer het opnieuw.',
  'errors.too-large': 'Dit is groter dan de server accepteert.',
  'errors.too-many': 'Te veel pogingen. Wacht even en probeer het dan opnieuw.',
  'errors.unavailable': 'Dit deel van de server is nog niet klaar. Probeer het zo nog eens.',
  'errors.stream-broken': 'Het antwoord werd onderbroken. Probeer het opnieuw.',
  'errors.disk-full':
    'De schijf van de server is vol. Er is niets gewijzigd. Maak ruimte vrij en probeer het dan opnieuw.',
  'errors.wrong-current-password': 'Het huidige wachtwoord klopt niet',
  'errors.current-password-needed': 'Voer je huidige wachtwoord in om je e-mailadres te wijzigen',
  'errors.names-managed-elsewhere':
    'Gebruikersnaam en e-mailadres kunnen niet worden gewijzigd, het account wordt beheerd door {method}',
  'errors.session-needed': 'Dit kan niet met een API-token. Log in met je account.',
  'errors.password-managed-by-ldap': 'Het wachtwoord kan niet worden gewijzigd, het account wordt beheerd door LDAP',
  'errors.no-recipe-matches': 'Geen enkel recept past bij je regels',
  'errors.not-an-image': 'Dit bestand is geen leesbare afbeelding',
  'errors.image-not-fetched': 'De afbeelding kon niet van dit adres worden opgehaald',

  'messages.user-updated': 'Gebruiker gewijzigd',
  'messages.password-updated': 'Wachtwoord gewijzigd',
  'messages.report-deleted': 'Rapport verwijderd.',

  'mails.password.subject': 'Stel een nieuw wachtwoord in voor Larder',
  'mails.password.header_text': 'Nieuw wachtwoord',
  'mails.password.message_top': 'Er is een nieuw wachtwoord voor je account aangevraagd. Kies het hier:',
  'mails.password.message_bottom':
    'De link werkt één keer en twee dagen lang. Heb je niets aangevraagd, negeer deze e-mail dan; je wachtwoord verandert niet.',
  'mails.password.button_text': 'Nieuw wachtwoord kiezen',
  'mails.password-changed.subject': 'Je wachtwoord voor Larder is gewijzigd',
  'mails.password-changed.header_text': 'Wachtwoord gewijzigd',
  'mails.password-changed.message_top':
    'Het wachtwoord van je account is gewijzigd en andere apparaten zijn uitgelogd.',
  'mails.password-changed.message_bottom':
    'Was jij dit niet, stel dan nu een nieuw wachtwoord in en vertel het je beheerder.',
  'mails.password-changed.button_text': 'Nieuw wachtwoord instellen',
  'mails.account-locked.subject': 'Je account in Larder is geblokkeerd',
  'mails.account-locked.header_text': 'Account geblokkeerd',
  'mails.account-locked.message_top':
    'Je account is geblokkeerd omdat er meerdere keren met een verkeerd wachtwoord is ingelogd. Apparaten die al zijn ingelogd, blijven ingelogd.',
  'mails.account-locked.message_bottom':
    'Het account wordt na enkele uren automatisch gedeblokkeerd, of meteen als je een nieuw wachtwoord instelt. Was jij dit niet, vertel het dan je beheerder.',
  'mails.account-locked.button_text': 'Nieuw wachtwoord instellen',
  'mails.backup-failed.subject': 'Een back-up van Larder is mislukt',
  'mails.backup-failed.header_text': 'Back-up mislukt',
  'mails.backup-failed.message_top': 'Een geplande back-up is niet gemaakt. Eerdere back-ups zijn er nog.',
  'mails.backup-failed.message_bottom': 'Op de pagina staat de reden. Je krijgt deze e-mail omdat je beheerder bent.',
  'mails.backup-failed.button_text': 'Back-ups openen',
  'mails.invitation.subject': 'Je bent uitgenodigd voor Larder',
  'mails.invitation.header_text': 'Doe mee met Larder',
  'mails.invitation.message_top':
    'Je bent uitgenodigd om recepten, maaltijdplannen en boodschappenlijsten te delen. Maak hier je account aan:',
  'mails.invitation.message_bottom':
    'De uitnodiging is vier dagen geldig. Had je deze niet verwacht, negeer deze e-mail dan.',
  'mails.invitation.button_text': 'Uitnodiging accepteren',
  'mails.test.subject': 'Testmail van Larder',
  'mails.test.header_text': 'E-mail werkt',
  'mails.test.message_top': 'Dit bericht laat zien dat Larder e-mails kan versturen.',
  'mails.test.message_bottom': 'Het is verstuurd door een beheerder van Larder. Je hoeft niets te doen.',
  'mails.test.button_text': 'Larder openen',

  'notifications.created': '{name} is aangemaakt',
  'notifications.updated': '{name} is gewijzigd',
  'notifications.created-with-url': '{name} is aangemaakt, {url}',
  'notifications.updated-with-url': '{name} is gewijzigd, {url}',
  'notifications.duplicated': '{name} is gedupliceerd',
  'notifications.deleted': '{name} is verwijderd',
  'notifications.signed-up': '{name} heeft zich geregistreerd',
  'notifications.import-started': 'Er is een import van recepten gestart',
  'notifications.finished': '{name} is voltooid',
  'notifications.recipes-updated': { one: '{count} recept is gewijzigd', other: '{count} recepten zijn gewijzigd' },
  'notifications.recipes-deleted': { one: '{count} recept is verwijderd', other: '{count} recepten zijn verwijderd' },
  'notifications.items-added': {
    one: '{count} boodschap toegevoegd aan {name}',
    other: '{count} boodschappen toegevoegd aan {name}',
  },
  'notifications.items-changed': {
    one: '{count} boodschap gewijzigd op {name}',
    other: '{count} boodschappen gewijzigd op {name}',
  },
  'notifications.items-removed': {
    one: '{count} boodschap verwijderd van {name}',
    other: '{count} boodschappen verwijderd van {name}',
  },
  'notifications.more': { one: 'nog {count} wijziging', other: 'nog {count} wijzigingen' },

  'durations.year': { one: 'jaar', other: 'jaar' },
  'durations.day': { one: 'dag', other: 'dagen' },
  'durations.hour': { one: 'uur', other: 'uur' },
  'durations.minute': { one: 'minuut', other: 'minuten' },
  'durations.second': { one: 'seconde', other: 'seconden' },

  'meals.breakfast': 'Ontbijt',
  'meals.lunch': 'Lunch',
  'meals.dinner': 'Avondeten',
  'meals.side': 'Bijgerecht',

  'samples.ingredient': '1 kop bloem',
  'samples.step':
    'Schrijf één stap per kaart. **Markdown** werkt: lijsten, *nadruk* en [links](https://commonmark.org/help/).',
} satisfies Texts;
