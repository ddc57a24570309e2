import type { Texts } from '../text-key.js';

export const PORTUGUESE = {
  'errors.unexpected': 'Ocorreu um erro inesperado',
  'errors.not-found': 'O que procuras não foi encontrado',
  'errors.username-taken': 'Este nome de utilizador já está em uso',
  'errors.email-taken': 'Este e-mail já está em uso',
  'errors.timeout': 'O servidor demorou demasiado a responder. Tenta novamente.',
  'errors.recipe-too-large':
    'Esta receita tem {size} de texto, mais do que {limit}. Encurta-a ou divide-a em várias receitas.',
  'errors.conflict': 'Foi guardada outra alteração no mesmo momento. Tenta novamente.',
  'errors.too-large': 'Isto é maior do que o servidor aceita.',
  'errors.too-many': 'Demasiadas tentativas. Espera um momento e tenta novamente.',
  'errors.unavailable': 'Esta parte do servidor ainda não está pronta. Tenta novamente daqui a pouco.',
  'errors.stream-broken': 'A resposta foi interrompida. Tenta novamente.',
  'errors.disk-full': 'O disco do servidor está cheio. Nada foi alterado. Liberta espaço e tenta novamente.',
  'errors.wrong-current-password': 'A palavra-passe atual está incorreta',
  'errors.current-password-needed': 'Indica a tua palavra-passe atual para alterar o teu endereço de e-mail',
  'errors.names-managed-elsewhere':
    'Não é possível alterar o nome de utilizador nem o e-mail: a conta é gerida por {method}',
  'errors.session-needed': 'Não é possível fazer isto com um token de API. Inicia sessão.',
  'errors.password-managed-by-ldap': 'Não é possível alterar a palavra-passe: a conta é gerida por LDAP',
  'errors.no-recipe-matches': 'Nenhuma receita corresponde às tuas regras',
  'errors.not-an-image': 'Este ficheiro não é uma imagem que possa ser lida',
  'errors.image-not-fetched': 'Não foi possível obter a imagem a partir deste endereço',

  'messages.user-updated': 'Utilizador atualizado',
  'messages.password-updated': 'Palavra-passe atualizada',
  'messages.report-deleted': 'Relatório eliminado.',

  'mails.password.subject': 'Define uma nova palavra-passe para o Larder',
  'mails.password.header_text': 'Nova palavra-passe',
  'mails.password.message_top': 'Foi pedida uma nova palavra-passe para a tua conta. Escolhe-a aqui:',
  'mails.password.message_bottom':
    'O link funciona uma vez, durante dois dias. Se não fizeste o pedido, ignora este e-mail; a tua palavra-passe não muda.',
  'mails.password.button_text': 'Escolher nova palavra-passe',
  'mails.password-changed.subject': 'A tua palavra-passe do Larder foi alterada',
  'mails.password-changed.header_text': 'Palavra-passe alterada',
  'mails.password-changed.message_top':
    'A palavra-passe da tua conta foi alterada e a sessão foi terminada nos outros dispositivos.',
  'mails.password-changed.message_bottom': 'Se não foste tu, repõe já a tua palavra-passe e avisa o administrador.',
  'mails.password-changed.button_text': 'Repor palavra-passe',
  'mails.account-locked.subject': 'A tua conta no Larder está bloqueada',
  'mails.account-locked.header_text': 'Conta bloqueada',
  'mails.account-locked.message_top':
    'A tua conta foi bloqueada após várias tentativas com a palavra-passe errada. Os dispositivos com sessão iniciada mantêm-na.',
  'mails.account-locked.message_bottom':
    'A conta é desbloqueada automaticamente ao fim de algumas horas, ou quando definires uma nova palavra-passe. Se não foste tu, avisa o administrador.',
  'mails.account-locked.button_text': 'Repor palavra-passe',
  'mails.backup-failed.subject': 'Uma cópia de segurança do Larder falhou',
  'mails.backup-failed.header_text': 'Falha na cópia de segurança',
  'mails.backup-failed.message_top':
    'Uma cópia de segurança agendada não foi feita. As cópias anteriores continuam disponíveis.',
  'mails.backup-failed.message_bottom': 'A página mostra o motivo. Recebes este e-mail porque administras o Larder.',
  'mails.backup-failed.button_text': 'Abrir as cópias de segurança',
  'mails.invitation.subject': 'Recebeste um convite para o Larder',
  'mails.invitation.header_text': 'Junta-te ao Larder',
  'mails.invitation.message_top':
    'Recebeste um convite para partilhar receitas, planos de refeições e listas de compras. Cria aqui a tua conta:',
  'mails.invitation.message_bottom': 'O convite é válido durante quatro dias. Se não o esperavas, ignora este e-mail.',
  'mails.invitation.button_text': 'Aceitar convite',
  'mails.test.subject': 'E-mail de teste do Larder',
  'mails.test.header_text': 'O e-mail funciona',
  'mails.test.message_top': 'Esta mensagem mostra que o Larder consegue enviar e-mails.',
  'mails.test.message_bottom': 'Foi enviada por um administrador do Larder. Não precisas de fazer nada.',
  'mails.test.button_text': 'Abrir o Larder',

  'notifications.created': 'Criado: {name}',
  'notifications.updated': 'Atualizado: {name}',
  'notifications.created-with-url': 'Criado: {name}, {url}',
  'notifications.updated-with-url': 'Atualizado: {name}, {url}',
  'notifications.duplicated': 'Duplicado: {name}',
  'notifications.deleted': 'Eliminado: {name}',
  'notifications.signed-up': '{name} criou uma conta',
  'notifications.import-started': 'Começou uma importação de receitas',
  'notifications.finished': 'Concluído: {name}',
  'notifications.recipes-updated': {
    one: '{count} receita foi atualizada',
    other: '{count} receitas foram atualizadas',
  },
  'notifications.recipes-deleted': {
    one: '{count} receita foi eliminada',
    other: '{count} receitas foram eliminadas',
  },
  'notifications.items-added': {
    one: '{count} item adicionado a {name}',
    other: '{count} itens adicionados a {name}',
  },
  'notifications.items-changed': {
    one: '{count} item alterado em {name}',
    other: '{count} itens alterados em {name}',
  },
  'notifications.items-removed': {
    one: '{count} item removido de {name}',
    other: '{count} itens removidos de {name}',
  },
  'notifications.more': { one: 'mais {count} alteração', other: 'mais {count} alterações' },

  'durations.year': { one: 'ano', other: 'anos' },
  'durations.day': { one: 'dia', other: 'dias' },
  'durations.hour': { one: 'hora', other: 'horas' },
  'durations.minute': { one: 'minuto', other: 'minutos' },
  'durations.second': { one: 'segundo', other: 'segundos' },

  'meals.breakfast': 'Pequeno-almoço',
  'meals.lunch': 'Almoço',
  'meals.dinner': 'Jantar',
  'meals.side': 'Acompanhamento',

  'samples.ingredient': '1 chávena de farinha',
  'samples.step':
    'Escreve um passo por cartão. Podes usar **Markdown**: listas, *ênfase* e [links](https://commonmark.org/help/).',
} satisfies Texts;
