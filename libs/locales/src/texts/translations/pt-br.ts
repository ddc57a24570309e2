import type { Texts } from '../text-key.js';

export const BRAZILIAN = {
  'errors.unexpected': 'Ocorreu um erro inesperado',
  'errors.not-found': 'O que você procura não foi encontrado',
  'errors.username-taken': 'Este nome de usuário já está em uso',
  'errors.email-taken': 'Este e-mail já está em uso',
  'errors.timeout': 'O servidor demorou demais para responder. Tente novamente.',
  'errors.recipe-too-large':
    'Esta receita tem {size} de texto, mais do que {limit}. Encurte-a ou divida-a em várias receitas.',
  'errors.conflict': 'Outra alteração foi salva no mesmo momento. Tente novamente.',
  'errors.too-large': 'Isto é maior do que o servidor aceita.',
  'errors.too-many': 'Tentativas demais. Espere um momento e tente novamente.',
  'errors.unavailable': 'Esta parte do servidor ainda não está pronta. Tente novamente daqui a pouco.',
  'errors.stream-broken': 'A resposta foi interrompida. Tente novamente.',
  'errors.disk-full': 'O disco do servidor está cheio. Nada foi alterado. Libere espaço e tente novamente.',
  'errors.wrong-current-password': 'A senha atual está incorreta',
  'errors.current-password-needed': 'Digite sua senha atual para alterar seu endereço de e-mail',
  'errors.names-managed-elsewhere':
    'Não é possível alterar o nome de usuário nem o e-mail: a conta é gerenciada por {method}',
  'errors.session-needed': 'Não é possível fazer isso com um token de API. Entre na sua conta.',
  'errors.password-managed-by-ldap': 'Não é possível alterar a senha: a conta é gerenciada por LDAP',
  'errors.no-recipe-matches': 'Nenhuma receita corresponde às suas regras',
  'errors.not-an-image': 'Este arquivo não é uma imagem que possa ser lida',
  'errors.image-not-fetched': 'Não foi possível buscar a imagem neste endereço',

  'messages.user-updated': 'Usuário atualizado',
  'messages.password-updated': 'Senha atualizada',
  'messages.report-deleted': 'Relatório excluído.',

  'mails.password.subject': 'Defina uma nova senha para o Larder',
  'mails.password.header_text': 'Nova senha',
  'mails.password.message_top': 'Uma nova senha foi solicitada para a sua conta. Escolha-a aqui:',
  'mails.password.message_bottom':
    'O link funciona uma vez, por dois dias. Se você não fez a solicitação, ignore este e-mail; sua senha não muda.',
  'mails.password.button_text': 'Escolher nova senha',
  'mails.password-changed.subject': 'Sua senha do Larder foi alterada',
  'mails.password-changed.header_text': 'Senha alterada',
  'mails.password-changed.message_top':
    'A senha da sua conta foi alterada e os outros dispositivos foram desconectados.',
  'mails.password-changed.message_bottom': 'Se não foi você, redefina sua senha agora e avise o administrador.',
  'mails.password-changed.button_text': 'Redefinir senha',
  'mails.account-locked.subject': 'Sua conta no Larder está bloqueada',
  'mails.account-locked.header_text': 'Conta bloqueada',
  'mails.account-locked.message_top':
    'Sua conta foi bloqueada após várias tentativas de login com a senha errada. Dispositivos já conectados continuam conectados.',
  'mails.account-locked.message_bottom':
    'A conta é desbloqueada automaticamente após algumas horas, ou quando você define uma nova senha. Se não foi você, avise o administrador.',
  'mails.account-locked.button_text': 'Redefinir senha',
  'mails.backup-failed.subject': 'Um backup do Larder falhou',
  'mails.backup-failed.header_text': 'Falha no backup',
  'mails.backup-failed.message_top': 'Um backup agendado não foi feito. Os backups anteriores continuam disponíveis.',
  'mails.backup-failed.message_bottom':
    'A página mostra o motivo. Você recebe este e-mail porque é administrador do Larder.',
  'mails.backup-failed.button_text': 'Abrir os backups',
  'mails.invitation.subject': 'Você recebeu um convite para o Larder',
  'mails.invitation.header_text': 'Entre no Larder',
  'mails.invitation.message_top':
    'Você recebeu um convite para compartilhar receitas, planos de refeições e listas de compras. Crie sua conta aqui:',
  'mails.invitation.message_bottom': 'O convite vale por quatro dias. Se você não o esperava, ignore este e-mail.',
  'mails.invitation.button_text': 'Aceitar convite',
  'mails.test.subject': 'E-mail de teste do Larder',
  'mails.test.header_text': 'O e-mail funciona',
  'mails.test.message_top': 'Esta mensagem mostra que o Larder consegue enviar e-mails.',
  'mails.test.message_bottom': 'Ela foi enviada por um administrador do Larder. Você não precisa fazer nada.',
  'mails.test.button_text': 'Abrir o Larder',

  'notifications.created': 'Criado: {name}',
  'notifications.updated': 'Atualizado: {name}',
  'notifications.created-with-url': 'Criado: {name}, {url}',
  'notifications.updated-with-url': 'Atualizado: {name}, {url}',
  'notifications.duplicated': 'Duplicado: {name}',
  'notifications.deleted': 'Excluído: {name}',
  'notifications.signed-up': '{name} criou uma conta',
  'notifications.import-started': 'Uma importação de receitas começou',
  'notifications.finished': 'Concluído: {name}',
  'notifications.recipes-updated': {
    one: '{count} receita foi atualizada',
    other: '{count} receitas foram atualizadas',
  },
  'notifications.recipes-deleted': {
    one: '{count} receita foi excluída',
    other: '{count} receitas foram excluídas',
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

  'meals.breakfast': 'Café da manhã',
  'meals.lunch': 'Almoço',
  'meals.dinner': 'Jantar',
  'meals.side': 'Acompanhamento',

  'samples.ingredient': '1 xícara de farinha',
  'samples.step':
    'Escreva um passo por cartão. Você pode usar **Markdown**: listas, *ênfase* e [links](https://commonmark.org/help/).',
} satisfies Texts;
