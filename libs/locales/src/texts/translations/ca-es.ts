import type { Texts } from '../text-key.js';

export const CATALAN = {
  'errors.unexpected': 'S’ha produït un error inesperat',
  'errors.not-found': 'No s’ha trobat el que demanaves',
  'errors.username-taken': 'Aquest nom d’usuari ja es fa servir',
  'errors.email-taken': 'Aquest correu ja es fa servir',
  'errors.timeout': 'El servidor ha trigat massa a respondre. Torna-ho a provar.',
  'errors.recipe-too-large':
    'Aquesta recepta té {size} de text, més de {limit}. Escurça-la o divideix-la en diverses receptes.',
  'errors.conflict': 'En el mateix moment s’ha desat un altre canvi. Torna-ho a provar.',
  'errors.too-large': 'És més gran del que accepta el servidor.',
  'errors.too-many': 'Massa intents. Espera un moment i torna-ho a provar.',
  'errors.unavailable': 'Aquesta part del servidor no és a punt. Torna-ho a provar d’aquí a un moment.',
  'errors.stream-broken': 'La resposta s’ha interromput. Torna-ho a provar.',
  'errors.disk-full': 'El disc del servidor és ple. No s’ha canviat res. Allibera espai i torna-ho a provar.',
  'errors.wrong-current-password': 'La contrasenya actual no és correcta',
  'errors.current-password-needed': 'Escriu la contrasenya actual per canviar l’adreça de correu',
  'errors.names-managed-elsewhere': 'No es pot canviar el nom d’usuari ni el correu: el compte el gestiona {method}',
  'errors.session-needed': 'Això no es pot fer amb un testimoni d’API. Inicia la sessió.',
  'errors.password-managed-by-ldap': 'No es pot canviar la contrasenya: el compte el gestiona LDAP',
  'errors.no-recipe-matches': 'Cap recepta compleix les teves regles',
  'errors.not-an-image': 'Aquest fitxer no és una imatge que es pugui llegir',
  'errors.image-not-fetched': 'No s’ha pogut obtenir la imatge d’aquesta adreça',

  'messages.user-updated': 'Usuari actualitzat',
  'messages.password-updated': 'Contrasenya actualitzada',
  'messages.report-deleted': 'Informe suprimit.',

  'mails.password.subject': 'Tria una contrasenya nova per a Larder',
  'mails.password.header_text': 'Contrasenya nova',
  'mails.password.message_top': 'S’ha demanat una contrasenya nova per al teu compte. Tria-la aquí:',
  'mails.password.message_bottom':
    'L’enllaç serveix una sola vegada, durant dos dies. Si no l’has demanada tu, no facis cas d’aquest correu; la teva contrasenya no canvia.',
  'mails.password.button_text': 'Tria una contrasenya nova',
  'mails.password-changed.subject': 'S’ha canviat la teva contrasenya de Larder',
  'mails.password-changed.header_text': 'Contrasenya canviada',
  'mails.password-changed.message_top':
    'S’ha canviat la contrasenya del teu compte i s’ha tancat la sessió als altres dispositius.',
  'mails.password-changed.message_bottom': 'Si no has estat tu, restableix ara la contrasenya i avisa l’administrador.',
  'mails.password-changed.button_text': 'Restableix la contrasenya',
  'mails.account-locked.subject': 'El teu compte de Larder està bloquejat',
  'mails.account-locked.header_text': 'Compte bloquejat',
  'mails.account-locked.message_top':
    'El teu compte s’ha bloquejat després de diversos intents amb una contrasenya incorrecta. Els dispositius amb la sessió iniciada la mantenen.',
  'mails.account-locked.message_bottom':
    'El compte es desbloqueja automàticament al cap d’unes hores, o quan triïs una contrasenya nova. Si no has estat tu, avisa l’administrador.',
  'mails.account-locked.button_text': 'Restableix la contrasenya',
  'mails.backup-failed.subject': 'Una còpia de seguretat de Larder ha fallat',
  'mails.backup-failed.header_text': 'La còpia de seguretat ha fallat',
  'mails.backup-failed.message_top':
    'No s’ha fet una còpia de seguretat programada. Les còpies anteriors encara hi són.',
  'mails.backup-failed.message_bottom': 'La pàgina en mostra el motiu. Reps aquest correu com a administrador.',
  'mails.backup-failed.button_text': 'Obre les còpies de seguretat',
  'mails.invitation.subject': 'Tens una invitació a Larder',
  'mails.invitation.header_text': 'Entra a Larder',
  'mails.invitation.message_top':
    'Tens una invitació per compartir receptes, plans d’àpats i llistes de la compra. Crea aquí el teu compte:',
  'mails.invitation.message_bottom':
    'La invitació és vàlida durant quatre dies. Si no l’esperaves, no facis cas d’aquest correu.',
  'mails.invitation.button_text': 'Accepta la invitació',
  'mails.test.subject': 'Correu de prova de Larder',
  'mails.test.header_text': 'El correu funciona',
  'mails.test.message_top': 'Aquest missatge mostra que Larder pot enviar correus.',
  'mails.test.message_bottom': 'L’ha enviat un administrador de Larder. No cal que facis res.',
  'mails.test.button_text': 'Obre Larder',

  'notifications.created': 'Creat: {name}',
  'notifications.updated': 'Actualitzat: {name}',
  'notifications.created-with-url': 'Creat: {name}, {url}',
  'notifications.updated-with-url': 'Actualitzat: {name}, {url}',
  'notifications.duplicated': 'Duplicat: {name}',
  'notifications.deleted': 'Suprimit: {name}',
  'notifications.signed-up': '{name} ha creat un compte',
  'notifications.import-started': 'Ha començat una importació de receptes',
  'notifications.finished': 'Acabat: {name}',
  'notifications.recipes-updated': {
    one: 'S’ha actualitzat {count} recepta',
    other: 'S’han actualitzat {count} receptes',
  },
  'notifications.recipes-deleted': {
    one: 'S’ha suprimit {count} recepta',
    other: 'S’han suprimit {count} receptes',
  },
  'notifications.items-added': {
    one: '{count} article afegit a {name}',
    other: '{count} articles afegits a {name}',
  },
  'notifications.items-changed': {
    one: '{count} article modificat a {name}',
    other: '{count} articles modificats a {name}',
  },
  'notifications.items-removed': {
    one: '{count} article tret de {name}',
    other: '{count} articles trets de {name}',
  },
  'notifications.more': { one: '{count} canvi més', other: '{count} canvis més' },

  'durations.year': { one: 'any', other: 'anys' },
  'durations.day': { one: 'dia', other: 'dies' },
  'durations.hour': { one: 'hora', other: 'hores' },
  'durations.minute': { one: 'minut', other: 'minuts' },
  'durations.second': { one: 'segon', other: 'segons' },

  'meals.breakfast': 'Esmorzar',
  'meals.lunch': 'Dinar',
  'meals.dinner': 'Sopar',
  'meals.side': 'Acompanyament',

  'samples.ingredient': '1 tassa de farina',
  'samples.step':
    'Escriu un pas per targeta. Aquí pots fer servir **Markdown**: llistes, *cursiva* i [enllaços](https://commonmark.org/help/).',
} satisfies Texts;
