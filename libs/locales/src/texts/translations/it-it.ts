import type { Texts } from '../text-key.js';

export const ITALIAN = {
  'errors.unexpected': 'Si è verificato un errore imprevisto',
  'errors.not-found': 'L’elemento richiesto non è stato trovato',
  'errors.username-taken': 'Questo nome utente è già in uso',
  'errors.email-taken': 'Questa email è già in uso',
  'errors.timeout': 'Il server ha impiegato troppo tempo a rispondere. Riprova.',
  'errors.recipe-too-large':
    'Questa ricetta contiene {size} di testo, più di {limit}. Accorciala o dividila in più ricette.',
  'errors.conflict': 'Nello stesso momento è stata salvata un’altra modifica. Riprova.',
  'errors.too-large': 'È più grande di quanto il server accetti.',
  'errors.too-many': 'Troppi tentativi. Aspetta un momento e riprova.',
  'errors.stream-broken': 'La risposta è stata interrotta. Riprova.',
  'errors.disk-full': 'Il disco del server è pieno. Non è stato cambiato nulla. Libera spazio, poi riprova.',
  'errors.unavailable': 'Questa parte del server non è ancora pronta. Riprova tra un momento.',
  'errors.wrong-current-password': 'La password attuale non è corretta',
  'errors.current-password-needed': 'Inserisci la tua password attuale per cambiare l’indirizzo email',
  'errors.names-managed-elsewhere': 'Non è possibile cambiare nome utente o email: l’account è gestito da {method}',
  'errors.session-needed': 'Non si può fare con un token API. Effettua l’accesso.',
  'errors.password-managed-by-ldap': 'Non è possibile cambiare la password: l’account è gestito da LDAP',
  'errors.no-recipe-matches': 'Nessuna ricetta corrisponde alle tue regole',
  'errors.not-an-image': 'Questo file non è un’immagine leggibile',
  'errors.image-not-fetched': 'Non è stato possibile scaricare l’immagine da questo indirizzo',

  'messages.user-updated': 'Utente salvato',
  'messages.password-updated': 'Password cambiata',
  'messages.report-deleted': 'Rapporto eliminato.',

  'mails.password.subject': 'Scegli una nuova password per Larder',
  'mails.password.header_text': 'Nuova password',
  'mails.password.message_top': 'È stata richiesta una nuova password per il tuo account. Sceglila qui:',
  'mails.password.message_bottom':
    'Il link funziona una sola volta, per due giorni. Se non l’hai richiesta, ignora questa email; la tua password non cambia.',
  'mails.password.button_text': 'Scegli una nuova password',
  'mails.password-changed.subject': 'La tua password per Larder è stata cambiata',
  'mails.password-changed.header_text': 'Password cambiata',
  'mails.password-changed.message_top':
    'La password del tuo account è stata cambiata e gli altri dispositivi sono stati disconnessi.',
  'mails.password-changed.message_bottom':
    'Se non sei stato tu, reimposta subito la password e avvisa il tuo amministratore.',
  'mails.password-changed.button_text': 'Reimposta password',
  'mails.account-locked.subject': 'Il tuo account Larder è bloccato',
  'mails.account-locked.header_text': 'Account bloccato',
  'mails.account-locked.message_top':
    'Il tuo account è stato bloccato dopo diversi accessi con una password errata. I dispositivi già connessi restano connessi.',
  'mails.account-locked.message_bottom':
    'Si sblocca automaticamente dopo alcune ore, o subito con una nuova password. Se non sei stato tu, avvisa il tuo amministratore.',
  'mails.account-locked.button_text': 'Reimposta password',
  'mails.backup-failed.subject': 'Un backup di Larder non è riuscito',
  'mails.backup-failed.header_text': 'Backup non riuscito',
  'mails.backup-failed.message_top': 'Un backup pianificato non è stato creato. I backup precedenti ci sono ancora.',
  'mails.backup-failed.message_bottom': 'La pagina mostra il motivo. Ricevi questa email come amministratore.',
  'mails.backup-failed.button_text': 'Apri i backup',
  'mails.invitation.subject': 'Hai un invito per Larder',
  'mails.invitation.header_text': 'Entra in Larder',
  'mails.invitation.message_top':
    'Hai ricevuto un invito a condividere ricette, piani dei pasti e liste della spesa. Crea qui il tuo account:',
  'mails.invitation.message_bottom': 'L’invito vale quattro giorni. Se non te lo aspettavi, ignora questa email.',
  'mails.invitation.button_text': 'Accetta l’invito',
  'mails.test.subject': 'Email di prova da Larder',
  'mails.test.header_text': 'L’email funziona',
  'mails.test.message_top': 'Questo messaggio mostra che Larder può inviare email.',
  'mails.test.message_bottom': 'L’ha inviato un amministratore di Larder. Non devi fare nulla.',
  'mails.test.button_text': 'Apri Larder',

  'notifications.created': 'Creato: {name}',
  'notifications.updated': 'Modificato: {name}',
  'notifications.created-with-url': 'Creato: {name}, {url}',
  'notifications.updated-with-url': 'Modificato: {name}, {url}',
  'notifications.duplicated': 'Duplicato: {name}',
  'notifications.deleted': 'Eliminato: {name}',
  'notifications.signed-up': '{name} ha creato un account',
  'notifications.import-started': 'È iniziata un’importazione di ricette',
  'notifications.finished': 'Terminato: {name}',
  'notifications.recipes-updated': {
    one: '{count} ricetta è stata modificata',
    other: '{count} ricette sono state modificate',
  },
  'notifications.recipes-deleted': {
    one: '{count} ricetta è stata eliminata',
    other: '{count} ricette sono state eliminate',
  },
  'notifications.items-added': {
    one: '{count} articolo aggiunto a {name}',
    other: '{count} articoli aggiunti a {name}',
  },
  'notifications.items-changed': {
    one: '{count} articolo modificato in {name}',
    other: '{count} articoli modificati in {name}',
  },
  'notifications.items-removed': {
    one: '{count} articolo rimosso da {name}',
    other: '{count} articoli rimossi da {name}',
  },
  'notifications.more': { one: '{count} altra modifica', other: '{count} altre modifiche' },

  'durations.year': { one: 'anno', other: 'anni' },
  'durations.day': { one: 'giorno', other: 'giorni' },
  'durations.hour': { one: 'ora', other: 'ore' },
  'durations.minute': { one: 'minuto', other: 'minuti' },
  'durations.second': { one: 'secondo', other: 'secondi' },

  'meals.breakfast': 'Colazione',
  'meals.lunch': 'Pranzo',
  'meals.dinner': 'Cena',
  'meals.side': 'Contorno',

  'samples.ingredient': '1 tazza di farina',
  'samples.step':
    'Scrivi un passaggio per scheda. Puoi usare **Markdown**: elenchi, *corsivo* e [link](https://commonmark.org/help/).',
} satisfies Texts;
