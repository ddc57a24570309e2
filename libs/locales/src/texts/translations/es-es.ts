import type { Texts } from '../text-key.js';

export const SPANISH = {
  'errors.unexpected': 'Se ha producido un error inesperado',
  'errors.not-found': 'No se ha encontrado lo solicitado',
  'errors.username-taken': 'Este nombre de usuario ya está en uso',
  'errors.email-taken': 'Este correo ya está en uso',
  'errors.timeout': 'El servidor ha tardado demasiado en responder. Inténtalo de nuevo.',
  'errors.recipe-too-large':
    'Esta receta tiene {size} de texto, más de {limit}. Acórtala o divídela en varias recetas.',
  'errors.conflict': 'Otro cambio se ha guardado en el mismo momento. Inténtalo de nuevo.',
  'errors.too-large': 'Es más grande de lo que acepta el servidor.',
  'errors.too-many': 'Demasiados intentos. Espera un momento e inténtalo de nuevo.',
  'errors.stream-broken': 'La respuesta se ha interrumpido. Inténtalo de nuevo.',
  'errors.disk-full': 'El disco del servidor está lleno. No se ha cambiado nada. Libera espacio e inténtalo de nuevo.',
  'errors.unavailable': 'Esta parte del servidor aún no está lista. Inténtalo de nuevo dentro de un momento.',
  'errors.wrong-current-password': 'La contraseña actual no es correcta',
  'errors.current-password-needed': 'Escribe tu contraseña actual para cambiar tu dirección de correo',
  'errors.names-managed-elsewhere':
    'No se pueden cambiar el nombre de usuario ni el correo: la cuenta la gestiona {method}',
  'errors.session-needed': 'Esto no se puede hacer con un token de API. Inicia sesión.',
  'errors.password-managed-by-ldap': 'No se puede cambiar la contraseña: la cuenta la gestiona LDAP',
  'errors.no-recipe-matches': 'Ninguna receta cumple tus reglas',
  'errors.not-an-image': 'Este archivo no es una imagen legible',
  'errors.image-not-fetched': 'No se ha podido obtener la imagen de esta dirección',

  'messages.user-updated': 'Usuario guardado',
  'messages.password-updated': 'Contraseña cambiada',
  'messages.report-deleted': 'Informe eliminado.',

  'mails.password.subject': 'Elige una contraseña nueva para Larder',
  'mails.password.header_text': 'Contraseña nueva',
  'mails.password.message_top': 'Se ha solicitado una contraseña nueva para tu cuenta. Elígela aquí:',
  'mails.password.message_bottom':
    'El enlace funciona una sola vez, durante dos días. Si no la has solicitado, ignora este correo; tu contraseña no cambia.',
  'mails.password.button_text': 'Elegir contraseña',
  'mails.password-changed.subject': 'Se ha cambiado tu contraseña de Larder',
  'mails.password-changed.header_text': 'Contraseña cambiada',
  'mails.password-changed.message_top':
    'Se ha cambiado la contraseña de tu cuenta y se ha cerrado la sesión en otros dispositivos.',
  'mails.password-changed.message_bottom':
    'Si no lo hiciste tú, restablece tu contraseña ahora y avisa a tu administrador.',
  'mails.password-changed.button_text': 'Restablecer contraseña',
  'mails.account-locked.subject': 'Tu cuenta de Larder está bloqueada',
  'mails.account-locked.header_text': 'Cuenta bloqueada',
  'mails.account-locked.message_top':
    'Tu cuenta se ha bloqueado tras varios intentos de inicio de sesión con una contraseña incorrecta. Los dispositivos con la sesión iniciada la mantienen.',
  'mails.account-locked.message_bottom':
    'Se desbloquea automáticamente al cabo de unas horas, o enseguida con una contraseña nueva. Si no fuiste tú, avisa a tu administrador.',
  'mails.account-locked.button_text': 'Restablecer contraseña',
  'mails.backup-failed.subject': 'Ha fallado una copia de seguridad de Larder',
  'mails.backup-failed.header_text': 'Copia de seguridad fallida',
  'mails.backup-failed.message_top':
    'No se ha hecho una copia de seguridad programada. Las copias anteriores siguen ahí.',
  'mails.backup-failed.message_bottom': 'La página muestra el motivo. Recibes este correo como administrador.',
  'mails.backup-failed.button_text': 'Abrir copias de seguridad',
  'mails.invitation.subject': 'Tienes una invitación a Larder',
  'mails.invitation.header_text': 'Únete a Larder',
  'mails.invitation.message_top':
    'Te invitan a compartir recetas, planes de comidas y listas de la compra. Crea tu cuenta aquí:',
  'mails.invitation.message_bottom':
    'La invitación es válida durante cuatro días. Si no la esperabas, ignora este correo.',
  'mails.invitation.button_text': 'Aceptar invitación',
  'mails.test.subject': 'Correo de prueba de Larder',
  'mails.test.header_text': 'El correo funciona',
  'mails.test.message_top': 'Este mensaje demuestra que Larder puede enviar correos.',
  'mails.test.message_bottom': 'Lo ha enviado un administrador de Larder. No tienes que hacer nada.',
  'mails.test.button_text': 'Abrir Larder',

  'notifications.created': 'Se ha creado {name}',
  'notifications.updated': 'Se ha modificado {name}',
  'notifications.created-with-url': 'Se ha creado {name}, {url}',
  'notifications.updated-with-url': 'Se ha modificado {name}, {url}',
  'notifications.duplicated': 'Se ha duplicado {name}',
  'notifications.deleted': 'Se ha eliminado {name}',
  'notifications.signed-up': '{name} ha creado una cuenta',
  'notifications.import-started': 'Ha empezado una importación de recetas',
  'notifications.finished': 'Ha terminado {name}',
  'notifications.recipes-updated': {
    one: 'Se ha modificado {count} receta',
    other: 'Se han modificado {count} recetas',
  },
  'notifications.recipes-deleted': { one: 'Se ha eliminado {count} receta', other: 'Se han eliminado {count} recetas' },
  'notifications.items-added': {
    one: '{count} artículo añadido a {name}',
    other: '{count} artículos añadidos a {name}',
  },
  'notifications.items-changed': {
    one: '{count} artículo modificado en {name}',
    other: '{count} artículos modificados en {name}',
  },
  'notifications.items-removed': {
    one: '{count} artículo quitado de {name}',
    other: '{count} artículos quitados de {name}',
  },
  'notifications.more': { one: '{count} cambio más', other: '{count} cambios más' },

  'durations.year': { one: 'año', other: 'años' },
  'durations.day': { one: 'día', other: 'días' },
  'durations.hour': { one: 'hora', other: 'horas' },
  'durations.minute': { one: 'minuto', other: 'minutos' },
  'durations.second': { one: 'segundo', other: 'segundos' },

  'meals.breakfast': 'Desayuno',
  'meals.lunch': 'Almuerzo',
  'meals.dinner': 'Cena',
  'meals.side': 'Guarnición',

  'samples.ingredient': '1 taza de harina',
  'samples.step':
    'Escribe un paso por tarjeta. Puedes usar **Markdown**: listas, *énfasis* y [enlaces](https://commonmark.org/help/).',
} satisfies Texts;
