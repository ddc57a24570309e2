import type { Texts } from '../text-key.js';

export const GREEK = {
  'errors.unexpected': 'Παρουσιάστηκε απρόσμενο σφάλμα',
  'errors.not-found': 'Αυτό που ζήτησες δεν βρέθηκε',
  'errors.username-taken': 'Αυτό το όνομα χρήστη χρησιμοποιείται ήδη',
  'errors.email-taken': 'Αυτό το email χρησιμοποιείται ήδη',
  'errors.timeout': 'Ο διακομιστής άργησε πολύ να απαντήσει. Δοκίμασε ξανά.',
  'errors.recipe-too-large':
    'Αυτή η συνταγή έχει {size} κειμένου, περισσότερο από {limit}. Συντόμευσέ την ή χώρισέ την σε περισσότερες συνταγές.',
  'errors.conflict': 'Την ίδια στιγμή αποθηκεύτηκε άλλη αλλαγή. Δοκίμασε ξανά.',
  'errors.too-large': 'Είναι μεγαλύτερο από όσο δέχεται ο διακομιστής.',
  'errors.too-many': 'Πάρα πολλές προσπάθειες. Περίμενε λίγο και δοκίμασε ξανά.',
  'errors.unavailable': 'Αυτό το μέρος του διακομιστή δεν είναι έτοιμο. Δοκίμασε ξανά σε λίγο.',
  'errors.stream-broken': 'Η απάντηση διακόπηκε. Δοκίμασε ξανά.',
  'errors.disk-full': 'Ο δίσκος του διακομιστή είναι γεμάτος. Δεν άλλαξε τίποτα. Ελευθέρωσε χώρο και δοκίμασε ξανά.',
  'errors.wrong-current-password': 'Ο τωρινός κωδικός δεν είναι σωστός',
  'errors.current-password-needed': 'Γράψε τον τωρινό κωδικό σου για να αλλάξεις τη διεύθυνση email',
  'errors.names-managed-elsewhere':
    'Το όνομα χρήστη και το email δεν αλλάζουν: τον λογαριασμό τον διαχειρίζεται το {method}',
  'errors.session-needed': 'Αυτό δεν γίνεται με διακριτικό API. Κάνε σύνδεση.',
  'errors.password-managed-by-ldap': 'Ο κωδικός δεν αλλάζει: τον λογαριασμό τον διαχειρίζεται το LDAP',
  'errors.no-recipe-matches': 'Καμία συνταγή δεν ταιριάζει στους κανόνες σου',
  'errors.not-an-image': 'Αυτό το αρχείο δεν είναι εικόνα που μπορεί να διαβαστεί',
  'errors.image-not-fetched': 'Δεν ήταν δυνατή η λήψη της εικόνας από αυτή τη διεύθυνση',

  'messages.user-updated': 'Ο χρήστης ενημερώθηκε',
  'messages.password-updated': 'Ο κωδικός ενημερώθηκε',
  'messages.report-deleted': 'Η αναφορά διαγράφηκε.',

  'mails.password.subject': 'Όρισε νέο κωδικό για το Larder',
  'mails.password.header_text': 'Νέος κωδικός',
  'mails.password.message_top': 'Ζητήθηκε νέος κωδικός για τον λογαριασμό σου. Διάλεξέ τον εδώ:',
  'mails.password.message_bottom':
    'Ο σύνδεσμος ισχύει για μία χρήση, μέσα σε δύο ημέρες. Αν δεν τον ζήτησες εσύ, αγνόησε αυτό το email· ο κωδικός σου δεν αλλάζει.',
  'mails.password.button_text': 'Επιλογή νέου κωδικού',
  'mails.password-changed.subject': 'Ο κωδικός σου για το Larder άλλαξε',
  'mails.password-changed.header_text': 'Ο κωδικός άλλαξε',
  'mails.password-changed.message_top': 'Ο κωδικός του λογαριασμού σου άλλαξε και οι άλλες συσκευές αποσυνδέθηκαν.',
  'mails.password-changed.message_bottom':
    'Αν δεν το έκανες εσύ, κάνε τώρα επαναφορά του κωδικού και ενημέρωσε τον διαχειριστή σου.',
  'mails.password-changed.button_text': 'Επαναφορά κωδικού',
  'mails.account-locked.subject': 'Ο λογαριασμός σου στο Larder κλειδώθηκε',
  'mails.account-locked.header_text': 'Ο λογαριασμός κλειδώθηκε',
  'mails.account-locked.message_top':
    'Ο λογαριασμός σου κλειδώθηκε μετά από αρκετές συνδέσεις με λάθος κωδικό. Οι συνδεδεμένες συσκευές μένουν συνδεδεμένες.',
  'mails.account-locked.message_bottom':
    'Ο λογαριασμός ξεκλειδώνει αυτόματα μετά από μερικές ώρες ή όταν ορίσεις νέο κωδικό. Αν δεν ήσουν εσύ, ενημέρωσε τον διαχειριστή σου.',
  'mails.account-locked.button_text': 'Επαναφορά κωδικού',
  'mails.backup-failed.subject': 'Ένα αντίγραφο ασφαλείας του Larder απέτυχε',
  'mails.backup-failed.header_text': 'Το αντίγραφο ασφαλείας απέτυχε',
  'mails.backup-failed.message_top':
    'Ένα προγραμματισμένο αντίγραφο ασφαλείας δεν δημιουργήθηκε. Τα προηγούμενα αντίγραφα υπάρχουν ακόμη.',
  'mails.backup-failed.message_bottom': 'Η σελίδα δείχνει την αιτία. Λαμβάνεις αυτό το email ως διαχειριστής.',
  'mails.backup-failed.button_text': 'Άνοιγμα αντιγράφων',
  'mails.invitation.subject': 'Έχεις πρόσκληση στο Larder',
  'mails.invitation.header_text': 'Έλα στο Larder',
  'mails.invitation.message_top':
    'Έχεις πρόσκληση να μοιραστείς συνταγές, προγράμματα γευμάτων και λίστες αγορών. Δημιούργησε τον λογαριασμό σου εδώ:',
  'mails.invitation.message_bottom': 'Η πρόσκληση ισχύει τέσσερις ημέρες. Αν δεν την περίμενες, αγνόησε αυτό το email.',
  'mails.invitation.button_text': 'Αποδοχή πρόσκλησης',
  'mails.test.subject': 'Δοκιμαστικό email από το Larder',
  'mails.test.header_text': 'Το email λειτουργεί',
  'mails.test.message_top': 'Αυτό το μήνυμα δείχνει ότι το Larder μπορεί να στέλνει email.',
  'mails.test.message_bottom': 'Το έστειλε ένας διαχειριστής του Larder. Δεν χρειάζεται να κάνεις τίποτα.',
  'mails.test.button_text': 'Άνοιγμα του Larder',

  'notifications.created': 'Δημιουργήθηκε: {name}',
  'notifications.updated': 'Ενημερώθηκε: {name}',
  'notifications.created-with-url': 'Δημιουργήθηκε: {name}, {url}',
  'notifications.updated-with-url': 'Ενημερώθηκε: {name}, {url}',
  'notifications.duplicated': 'Δημιουργήθηκε διπλότυπο: {name}',
  'notifications.deleted': 'Διαγράφηκε: {name}',
  'notifications.signed-up': 'Νέα εγγραφή: {name}',
  'notifications.import-started': 'Ξεκίνησε μια εισαγωγή συνταγών',
  'notifications.finished': 'Ολοκληρώθηκε: {name}',
  'notifications.recipes-updated': {
    one: 'Ενημερώθηκε {count} συνταγή',
    other: 'Ενημερώθηκαν {count} συνταγές',
  },
  'notifications.recipes-deleted': {
    one: 'Διαγράφηκε {count} συνταγή',
    other: 'Διαγράφηκαν {count} συνταγές',
  },
  'notifications.items-added': {
    one: '{name}: προστέθηκε {count} είδος',
    other: '{name}: προστέθηκαν {count} είδη',
  },
  'notifications.items-changed': {
    one: '{name}: άλλαξε {count} είδος',
    other: '{name}: άλλαξαν {count} είδη',
  },
  'notifications.items-removed': {
    one: '{name}: αφαιρέθηκε {count} είδος',
    other: '{name}: αφαιρέθηκαν {count} είδη',
  },
  'notifications.more': { one: '{count} ακόμη αλλαγή', other: '{count} ακόμη αλλαγές' },

  'durations.year': { one: 'έτος', other: 'έτη' },
  'durations.day': { one: 'ημέρα', other: 'ημέρες' },
  'durations.hour': { one: 'ώρα', other: 'ώρες' },
  'durations.minute': { one: 'λεπτό', other: 'λεπτά' },
  'durations.second': { one: 'δευτερόλεπτο', other: 'δευτερόλεπτα' },

  'meals.breakfast': 'Πρωινό',
  'meals.lunch': 'Μεσημεριανό',
  'meals.dinner': 'Βραδινό',
  'meals.side': 'Συνοδευτικό',

  'samples.ingredient': '1 φλιτζάνι αλεύρι',
  'samples.step':
    'Γράψε ένα βήμα ανά κάρτα. Εδώ λειτουργεί το **Markdown**: λίστες, *έμφαση* και [σύνδεσμοι](https://commonmark.org/help/).',
} satisfies Texts;
