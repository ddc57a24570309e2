import type { Texts } from '../text-key.js';

export const GALICIAN = {
  'errors.unexpected': 'Produciuse un erro inesperado',
  'errors.not-found': 'Non se atopou o que buscas',
  'errors.username-taken': 'Este nome de usuario xa está en uso',
  'errors.email-taken': 'Este correo xa está en uso',
  'errors.timeout': 'O servidor tardou demasiado en responder. Téntao de novo.',
  'errors.recipe-too-large':
    'Esta receita ten {size} de texto, máis de {limit}. Acúrtaa ou divídea en varias receitas.',
  'errors.conflict': 'Gardouse outro cambio no mesmo momento. Téntao de novo.',
  'errors.too-large': 'Isto é máis grande do que acepta o servidor.',
  'errors.too-many': 'Demasiados intentos. Agarda un momento e téntao de novo.',
  'errors.unavailable': 'Esta parte do servidor aínda non está lista. Téntao de novo nun momento.',
  'errors.stream-broken': 'Interrompeuse a resposta. Téntao de novo.',
  'errors.disk-full': 'O disco do servidor está cheo. Non se cambiou nada. Libera espazo e téntao de novo.',
  'errors.wrong-current-password': 'O contrasinal actual non é correcto',
  'errors.current-password-needed': 'Escribe o teu contrasinal actual para cambiar o teu enderezo de correo',
  'errors.names-managed-elsewhere': 'Non se pode cambiar o nome de usuario nin o correo: a conta xestiónaa {method}',
  'errors.session-needed': 'Isto non se pode facer cun token da API. Inicia sesión.',
  'errors.password-managed-by-ldap': 'Non se pode cambiar o contrasinal: a conta xestiónaa LDAP',
  'errors.no-recipe-matches': 'Ningunha receita cumpre as túas regras',
  'errors.not-an-image': 'Este ficheiro non é unha imaxe que se poida ler',
  'errors.image-not-fetched': 'Non se puido obter a imaxe deste enderezo',

  'messages.user-updated': 'Usuario actualizado',
  'messages.password-updated': 'Contrasinal actualizado',
  'messages.report-deleted': 'Informe eliminado.',

  'mails.password.subject': 'Elixe un novo contrasinal para Larder',
  'mails.password.header_text': 'Novo contrasinal',
  'mails.password.message_top': 'Pediuse un novo contrasinal para a túa conta. Elíxeo aquí:',
  'mails.password.message_bottom':
    'A ligazón funciona unha vez, durante dous días. Se non a pediches ti, ignora este correo; o teu contrasinal non cambia.',
  'mails.password.button_text': 'Elixir un novo contrasinal',
  'mails.password-changed.subject': 'Cambiouse o teu contrasinal de Larder',
  'mails.password-changed.header_text': 'Contrasinal cambiado',
  'mails.password-changed.message_top':
    'Cambiouse o contrasinal da túa conta e pechouse a sesión nos outros dispositivos.',
  'mails.password-changed.message_bottom':
    'Se non fuches ti, restablece agora o teu contrasinal e avisa o teu administrador.',
  'mails.password-changed.button_text': 'Restablecer o contrasinal',
  'mails.account-locked.subject': 'A túa conta de Larder está bloqueada',
  'mails.account-locked.header_text': 'Conta bloqueada',
  'mails.account-locked.message_top':
    'A túa conta bloqueouse despois de varios intentos cun contrasinal incorrecto. Os dispositivos con sesión iniciada seguen con ela.',
  'mails.account-locked.message_bottom':
    'A conta desbloquéase soa ao cabo dunhas horas, ou cando elixas un novo contrasinal. Se non fuches ti, avisa o teu administrador.',
  'mails.account-locked.button_text': 'Restablecer o contrasinal',
  'mails.backup-failed.subject': 'Fallou unha copia de seguranza de Larder',
  'mails.backup-failed.header_text': 'Fallou a copia de seguranza',
  'mails.backup-failed.message_top':
    'Non se fixo unha copia de seguranza programada. As copias anteriores seguen dispoñibles.',
  'mails.backup-failed.message_bottom': 'A páxina mostra o motivo. Recibes este correo porque administras Larder.',
  'mails.backup-failed.button_text': 'Abrir as copias de seguranza',
  'mails.invitation.subject': 'Convidáronte a Larder',
  'mails.invitation.header_text': 'Únete a Larder',
  'mails.invitation.message_top':
    'Convidáronte a compartir receitas, plans de comidas e listas da compra. Crea aquí a túa conta:',
  'mails.invitation.message_bottom': 'O convite vale durante catro días. Se non o agardabas, ignora este correo.',
  'mails.invitation.button_text': 'Aceptar o convite',
  'mails.test.subject': 'Correo de proba de Larder',
  'mails.test.header_text': 'O correo funciona',
  'mails.test.message_top': 'Esta mensaxe mostra que Larder pode enviar correos.',
  'mails.test.message_bottom': 'Enviouna un administrador de Larder. Non tes que facer nada.',
  'mails.test.button_text': 'Abrir Larder',

  'notifications.created': 'Creado: {name}',
  'notifications.updated': 'Actualizado: {name}',
  'notifications.created-with-url': 'Creado: {name}, {url}',
  'notifications.updated-with-url': 'Actualizado: {name}, {url}',
  'notifications.duplicated': 'Duplicado: {name}',
  'notifications.deleted': 'Eliminado: {name}',
  'notifications.signed-up': '{name} creou unha conta',
  'notifications.import-started': 'Comezou unha importación de receitas',
  'notifications.finished': 'Rematado: {name}',
  'notifications.recipes-updated': {
    one: 'Actualizouse {count} receita',
    other: 'Actualizáronse {count} receitas',
  },
  'notifications.recipes-deleted': { one: 'Eliminouse {count} receita', other: 'Elimináronse {count} receitas' },
  'notifications.items-added': {
    one: '{count} elemento engadido a {name}',
    other: '{count} elementos engadidos a {name}',
  },
  'notifications.items-changed': {
    one: '{count} elemento modificado en {name}',
    other: '{count} elementos modificados en {name}',
  },
  'notifications.items-removed': {
    one: '{count} elemento quitado de {name}',
    other: '{count} elementos quitados de {name}',
  },
  'notifications.more': { one: '{count} cambio máis', other: '{count} cambios máis' },

  'durations.year': { one: 'ano', other: 'anos' },
  'durations.day': { one: 'día', other: 'días' },
  'durations.hour': { one: 'hora', other: 'horas' },
  'durations.minute': { one: 'minuto', other: 'minutos' },
  'durations.second': { one: 'segundo', other: 'segundos' },

  'meals.breakfast': 'Almorzo',
  'meals.lunch': 'Xantar',
  'meals.dinner': 'Cea',
  'meals.side': 'Acompañamento',

  'samples.ingredient': '1 cunca de fariña',
  'samples.step':
    'Escribe un paso por tarxeta. Podes usar **Markdown**: listas, *énfase* e [ligazóns](https://commonmark.org/help/).',
} satisfies Texts;
