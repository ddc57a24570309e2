import type { Texts } from '../text-key.js';

export const FRENCH = {
  'errors.unexpected': 'Une erreur inattendue s’est produite',
  'errors.not-found': 'L’élément demandé est introuvable',
  'errors.username-taken': 'Ce nom d’utilisateur est déjà utilisé',
  'errors.email-taken': 'Cet e-mail est déjà utilisé',
  'errors.timeout': 'Le serveur a mis trop de temps à répondre. Veuillez réessayer.',
  'errors.recipe-too-large':
    'Cette recette contient {size} de texte, plus que {limit}. Raccourcissez-la ou répartissez-la en plusieurs recettes.',
  'errors.conflict': 'Une autre modification a été enregistrée au même moment. Veuillez réessayer.',
  'errors.too-large': 'C’est plus volumineux que ce que le serveur accepte.',
  'errors.too-many': 'Trop de tentatives. Veuillez patienter un instant et réessayer.',
  'errors.stream-broken': 'La réponse a été interrompue. Veuillez réessayer.',
  'errors.disk-full': 'Le disque du serveur est plein. Rien n’a été modifié. Libérez de l’espace, puis réessayez.',
  'errors.unavailable': 'Cette partie du serveur n’est pas prête. Veuillez réessayer dans un instant.',
  'errors.wrong-current-password': 'Le mot de passe actuel est incorrect',
  'errors.current-password-needed': 'Saisissez votre mot de passe actuel pour changer votre adresse e-mail',
  'errors.names-managed-elsewhere':
    'Impossible de changer le nom d’utilisateur ou l’e-mail : le compte est géré par {method}',
  'errors.session-needed': 'Cela ne peut pas se faire avec un jeton d’API. Connectez-vous à la place.',
  'errors.password-managed-by-ldap': 'Impossible de changer le mot de passe : le compte est géré par LDAP',
  'errors.no-recipe-matches': 'Aucune recette ne correspond à vos règles',
  'errors.not-an-image': 'Ce fichier n’est pas une image lisible',
  'errors.image-not-fetched': 'L’image n’a pas pu être récupérée à cette adresse',

  'messages.user-updated': 'Utilisateur enregistré',
  'messages.password-updated': 'Mot de passe changé',
  'messages.report-deleted': 'Rapport supprimé.',

  'mails.password.subject': 'Choisissez un nouveau mot de passe pour Larder',
  'mails.password.header_text': 'Nouveau mot de passe',
  'mails.password.message_top': 'Un nouveau mot de passe a été demandé pour votre compte. Choisissez-le ici :',
  'mails.password.message_bottom':
    'Le lien fonctionne une seule fois, pendant deux jours. Si vous n’avez rien demandé, ignorez cet e-mail ; votre mot de passe ne change pas.',
  'mails.password.button_text': 'Choisir un mot de passe',
  'mails.password-changed.subject': 'Votre mot de passe pour Larder a été changé',
  'mails.password-changed.header_text': 'Mot de passe changé',
  'mails.password-changed.message_top':
    'Le mot de passe de votre compte a été changé, et les autres appareils ont été déconnectés.',
  'mails.password-changed.message_bottom':
    'Si ce n’était pas vous, réinitialisez votre mot de passe maintenant et prévenez votre administrateur.',
  'mails.password-changed.button_text': 'Réinitialiser le mot de passe',
  'mails.account-locked.subject': 'Votre compte Larder est verrouillé',
  'mails.account-locked.header_text': 'Compte verrouillé',
  'mails.account-locked.message_top':
    'Votre compte a été verrouillé après plusieurs connexions avec un mot de passe erroné. Les appareils connectés le restent.',
  'mails.account-locked.message_bottom':
    'Il se déverrouille automatiquement après quelques heures, ou tout de suite avec un nouveau mot de passe. Si ce n’était pas vous, prévenez votre administrateur.',
  'mails.account-locked.button_text': 'Réinitialiser le mot de passe',
  'mails.backup-failed.subject': 'Une sauvegarde de Larder a échoué',
  'mails.backup-failed.header_text': 'Échec de la sauvegarde',
  'mails.backup-failed.message_top':
    'Une sauvegarde planifiée n’a pas été effectuée. Les sauvegardes précédentes sont toujours là.',
  'mails.backup-failed.message_bottom':
    'La page en indique la raison. Vous recevez cet e-mail en tant qu’administrateur.',
  'mails.backup-failed.button_text': 'Ouvrir les sauvegardes',
  'mails.invitation.subject': 'Vous êtes invité à rejoindre Larder',
  'mails.invitation.header_text': 'Rejoindre Larder',
  'mails.invitation.message_top':
    'Vous êtes invité à partager des recettes, des plannings de repas et des listes de courses. Créez votre compte ici :',
  'mails.invitation.message_bottom':
    'L’invitation est valable quatre jours. Si vous ne l’attendiez pas, ignorez cet e-mail.',
  'mails.invitation.button_text': 'Accepter l’invitation',
  'mails.test.subject': 'E-mail de test de Larder',
  'mails.test.header_text': 'L’e-mail fonctionne',
  'mails.test.message_top': 'Ce message montre que Larder peut envoyer des e-mails.',
  'mails.test.message_bottom': 'Il a été envoyé par un administrateur de Larder. Vous n’avez rien à faire.',
  'mails.test.button_text': 'Ouvrir Larder',

  'notifications.created': 'Créé : {name}',
  'notifications.updated': 'Modifié : {name}',
  'notifications.created-with-url': 'Créé : {name}, {url}',
  'notifications.updated-with-url': 'Modifié : {name}, {url}',
  'notifications.duplicated': 'Dupliqué : {name}',
  'notifications.deleted': 'Supprimé : {name}',
  'notifications.signed-up': '{name} a créé un compte',
  'notifications.import-started': 'Un import de recettes a commencé',
  'notifications.finished': 'Terminé : {name}',
  'notifications.recipes-updated': {
    one: '{count} recette a été modifiée',
    other: '{count} recettes ont été modifiées',
  },
  'notifications.recipes-deleted': {
    one: '{count} recette a été supprimée',
    other: '{count} recettes ont été supprimées',
  },
  'notifications.items-added': { one: '{count} article ajouté à {name}', other: '{count} articles ajoutés à {name}' },
  'notifications.items-changed': {
    one: '{count} article modifié dans {name}',
    other: '{count} articles modifiés dans {name}',
  },
  'notifications.items-removed': {
    one: '{count} article retiré de {name}',
    other: '{count} articles retirés de {name}',
  },
  'notifications.more': { one: '{count} autre modification', other: '{count} autres modifications' },

  'durations.year': { one: 'an', other: 'ans' },
  'durations.day': { one: 'jour', other: 'jours' },
  'durations.hour': { one: 'heure', other: 'heures' },
  'durations.minute': { one: 'minute', other: 'minutes' },
  'durations.second': { one: 'seconde', other: 'secondes' },

  'meals.breakfast': 'Petit-déjeuner',
  'meals.lunch': 'Déjeuner',
  'meals.dinner': 'Dîner',
  'meals.side': 'Accompagnement',

  'samples.ingredient': '1 tasse de farine',
  'samples.step':
    'Écrivez une étape par carte. Vous pouvez utiliser **Markdown** : listes, *italique* et [liens](https://commonmark.org/help/).',
} satisfies Texts;
