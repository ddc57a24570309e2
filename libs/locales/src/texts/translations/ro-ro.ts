import type { Texts } from '../text-key.js';

export const ROMANIAN = {
  'errors.unexpected': 'A apărut o eroare neașteptată',
  'errors.not-found': 'Elementul cerut nu a fost găsit',
  'errors.username-taken': 'Acest nume de utilizator este deja folosit',
  'errors.email-taken': 'Acest e-mail este deja folosit',
  'errors.timeout': 'Serverul a răspuns prea târziu. Încearcă din nou.',
  'errors.recipe-too-large':
    'Această rețetă are {size} de text, mai mult de {limit}. Scurteaz-o sau împarte-o în mai multe rețete.',
  'errors.conflict': 'În același moment a fost salvată altă modificare. Încearcă din nou.',
  'errors.too-large': 'Este mai mare decât acceptă serverul.',
  'errors.too-many': 'Prea multe încercări. Așteaptă puțin și încearcă din nou.',
  'errors.unavailable': 'Această parte a serverului nu este gata. Încearcă din nou peste puțin timp.',
  'errors.stream-broken': 'Răspunsul a fost întrerupt. Încearcă din nou.',
  'errors.disk-full': 'Discul serverului este plin. Nu s-a schimbat nimic. Eliberează spațiu, apoi încearcă din nou.',
  'errors.wrong-current-password': 'Parola actuală nu este corectă',
  'errors.current-password-needed': 'Introdu parola actuală pentru a schimba adresa de e-mail',
  'errors.names-managed-elsewhere':
    'Numele de utilizator și e-mailul nu pot fi schimbate: contul este administrat de {method}',
  'errors.session-needed': 'Asta nu se poate face cu un token API. Conectează-te.',
  'errors.password-managed-by-ldap': 'Parola nu poate fi schimbată: contul este administrat de LDAP',
  'errors.no-recipe-matches': 'Nicio rețetă nu se potrivește cu regulile tale',
  'errors.not-an-image': 'Acest fișier nu este o imagine care poate fi citită',
  'errors.image-not-fetched': 'Imaginea nu a putut fi preluată de la această adresă',

  'messages.user-updated': 'Utilizator actualizat',
  'messages.password-updated': 'Parolă actualizată',
  'messages.report-deleted': 'Raport șters.',

  'mails.password.subject': 'Alege o parolă nouă pentru Larder',
  'mails.password.header_text': 'Parolă nouă',
  'mails.password.message_top': 'S-a cerut o parolă nouă pentru contul tău. Alege-o aici:',
  'mails.password.message_bottom':
    'Linkul funcționează o singură dată, timp de două zile. Dacă nu ai cerut-o tu, ignoră acest e-mail; parola ta nu se schimbă.',
  'mails.password.button_text': 'Alege o parolă nouă',
  'mails.password-changed.subject': 'Parola ta pentru Larder a fost schimbată',
  'mails.password-changed.header_text': 'Parolă schimbată',
  'mails.password-changed.message_top':
    'Parola contului tău a fost schimbată, iar celelalte dispozitive au fost deconectate.',
  'mails.password-changed.message_bottom': 'Dacă nu ai fost tu, resetează parola acum și anunță administratorul.',
  'mails.password-changed.button_text': 'Resetează parola',
  'mails.account-locked.subject': 'Contul tău din Larder este blocat',
  'mails.account-locked.header_text': 'Cont blocat',
  'mails.account-locked.message_top':
    'Contul tău a fost blocat după mai multe conectări cu o parolă greșită. Dispozitivele conectate rămân conectate.',
  'mails.account-locked.message_bottom':
    'Contul se deblochează automat după câteva ore sau când alegi o parolă nouă. Dacă nu ai fost tu, anunță administratorul.',
  'mails.account-locked.button_text': 'Resetează parola',
  'mails.backup-failed.subject': 'O copie de rezervă Larder a eșuat',
  'mails.backup-failed.header_text': 'Copia de rezervă a eșuat',
  'mails.backup-failed.message_top':
    'O copie de rezervă programată nu a fost creată. Copiile anterioare există în continuare.',
  'mails.backup-failed.message_bottom': 'Pagina arată motivul. Primești acest e-mail ca administrator.',
  'mails.backup-failed.button_text': 'Deschide copiile de rezervă',
  'mails.invitation.subject': 'Ai o invitație la Larder',
  'mails.invitation.header_text': 'Intră în Larder',
  'mails.invitation.message_top':
    'Ai primit o invitație de a împărți rețete, planuri de mese și liste de cumpărături. Creează-ți contul aici:',
  'mails.invitation.message_bottom':
    'Invitația este valabilă patru zile. Dacă nu te așteptai la ea, ignoră acest e-mail.',
  'mails.invitation.button_text': 'Acceptă invitația',
  'mails.test.subject': 'E-mail de test de la Larder',
  'mails.test.header_text': 'E-mailul funcționează',
  'mails.test.message_top': 'Acest mesaj arată că Larder poate trimite e-mailuri.',
  'mails.test.message_bottom': 'A fost trimis de un administrator Larder. Nu trebuie să faci nimic.',
  'mails.test.button_text': 'Deschide Larder',

  'notifications.created': 'Creat: {name}',
  'notifications.updated': 'Actualizat: {name}',
  'notifications.created-with-url': 'Creat: {name}, {url}',
  'notifications.updated-with-url': 'Actualizat: {name}, {url}',
  'notifications.duplicated': 'Duplicat: {name}',
  'notifications.deleted': 'Șters: {name}',
  'notifications.signed-up': '{name} și-a creat un cont',
  'notifications.import-started': 'A început un import de rețete',
  'notifications.finished': 'Încheiat: {name}',
  'notifications.recipes-updated': {
    one: '{count} rețetă a fost actualizată',
    few: '{count} rețete au fost actualizate',
    other: '{count} de rețete au fost actualizate',
  },
  'notifications.recipes-deleted': {
    one: '{count} rețetă a fost ștearsă',
    few: '{count} rețete au fost șterse',
    other: '{count} de rețete au fost șterse',
  },
  'notifications.items-added': {
    one: '{count} articol adăugat în {name}',
    few: '{count} articole adăugate în {name}',
    other: '{count} de articole adăugate în {name}',
  },
  'notifications.items-changed': {
    one: '{count} articol modificat în {name}',
    few: '{count} articole modificate în {name}',
    other: '{count} de articole modificate în {name}',
  },
  'notifications.items-removed': {
    one: '{count} articol eliminat din {name}',
    few: '{count} articole eliminate din {name}',
    other: '{count} de articole eliminate din {name}',
  },
  'notifications.more': {
    one: 'încă {count} modificare',
    few: 'încă {count} modificări',
    other: 'încă {count} de modificări',
  },

  'durations.year': { one: 'an', few: 'ani', other: 'de ani' },
  'durations.day': { one: 'zi', few: 'zile', other: 'de zile' },
  'durations.hour': { one: 'oră', few: 'ore', other: 'de ore' },
  'durations.minute': { one: 'minut', few: 'minute', other: 'de minute' },
  'durations.second': { one: 'secundă', few: 'secunde', other: 'de secunde' },

  'meals.breakfast': 'Mic dejun',
  'meals.lunch': 'Prânz',
  'meals.dinner': 'Cină',
  'meals.side': 'Garnitură',

  'samples.ingredient': '1 cană de făină',
  'samples.step':
    'Scrie câte un pas pe card. Aici poți folosi **Markdown**: liste, *cursive* și [linkuri](https://commonmark.org/help/).',
} satisfies Texts;
