import type { Text } from './text.js';

/** All translated texts of the services. Error sentences are identical to those of the contracts. */
export const ENGLISH = {
  'errors.unexpected': 'An unexpected error occurred',
  'errors.not-found': 'The requested resource was not found',
  'errors.username-taken': 'This username is already taken',
  'errors.email-taken': 'This email is already in use',
  'errors.timeout': 'The server took too long to answer. Please try again.',
  'errors.recipe-too-large':
    'This recipe has {size} of text, more than {limit}. Shorten it or divide it into several recipes.',
  'errors.conflict': 'Another change was saved at the same moment. Please try again.',
  'errors.too-large': 'This is larger than the server accepts.',
  'errors.too-many': 'Too many attempts. Please wait a moment and try again.',
  'errors.unavailable': 'This part of the server is not ready. Please try again in a moment.',
  'errors.stream-broken': 'The response was interrupted. Please try again.',
  'errors.disk-full': 'The disk of the server is full. Nothing was changed. Free some space, then try again.',
  'errors.wrong-current-password': 'Invalid current password',
  'errors.current-password-needed': 'Enter your current password to change your email address',
  'errors.names-managed-elsewhere': 'Unable to change username or email, user is controlled by {method}',
  'errors.session-needed': 'This cannot be done with an API token. Sign in instead.',
  'errors.password-managed-by-ldap': 'Unable to update password, user is controlled by LDAP',
  'errors.no-recipe-matches': 'No recipes match your rules',
  'errors.not-an-image': 'This file is not an image that can be read',
  'errors.image-not-fetched': 'The image could not be fetched from this address',

  'messages.user-updated': 'User updated',
  'messages.password-updated': 'Password updated',
  'messages.report-deleted': 'Report deleted.',

  'mails.password.subject': 'Set a new password for Larder',
  'mails.password.header_text': 'New password',
  'mails.password.message_top': 'A new password was requested for your account. Choose it here:',
  'mails.password.message_bottom':
    'The link works once, for two days. If you did not request it, ignore this email; your password does not change.',
  'mails.password.button_text': 'Choose a new password',
  'mails.password-changed.subject': 'Your password for Larder was changed',
  'mails.password-changed.header_text': 'Password changed',
  'mails.password-changed.message_top': 'The password of your account was changed, and other devices were signed out.',
  'mails.password-changed.message_bottom': 'If it was not you, reset your password now and tell your administrator.',
  'mails.password-changed.button_text': 'Reset the password',
  'mails.account-locked.subject': 'Your account in Larder is locked',
  'mails.account-locked.header_text': 'Account locked',
  'mails.account-locked.message_top':
    'Your account was locked after several sign-ins with a wrong password. Devices that are signed in stay signed in.',
  'mails.account-locked.message_bottom':
    'The account is unlocked automatically after some hours, or when you set a new password. If it was not you, tell your administrator.',
  'mails.account-locked.button_text': 'Reset the password',
  'mails.backup-failed.subject': 'A backup of Larder failed',
  'mails.backup-failed.header_text': 'Backup failed',
  'mails.backup-failed.message_top': 'A scheduled backup was not made. Earlier backups are still there.',
  'mails.backup-failed.message_bottom': 'The page shows the reason. You get this email as an administrator.',
  'mails.backup-failed.button_text': 'Open the backups',
  'mails.invitation.subject': 'You are invited to Larder',
  'mails.invitation.header_text': 'Join Larder',
  'mails.invitation.message_top':
    'You are invited to share recipes, meal plans and shopping lists. Create your account here:',
  'mails.invitation.message_bottom':
    'The invitation is valid for four days. If you did not expect it, ignore this email.',
  'mails.invitation.button_text': 'Accept the invitation',
  'mails.test.subject': 'Test email from Larder',
  'mails.test.header_text': 'Email works',
  'mails.test.message_top': 'This message shows that Larder can send email.',
  'mails.test.message_bottom': 'It was sent by an administrator of Larder. You do not need to do anything.',
  'mails.test.button_text': 'Open Larder',

  'notifications.created': '{name} was created',
  'notifications.updated': '{name} was updated',
  'notifications.created-with-url': '{name} has been created, {url}',
  'notifications.updated-with-url': '{name} has been updated, {url}',
  'notifications.duplicated': '{name} has been duplicated',
  'notifications.deleted': '{name} has been deleted',
  'notifications.signed-up': '{name} has signed up',
  'notifications.import-started': 'A recipe import has started',
  'notifications.finished': '{name} has finished',
  'notifications.recipes-updated': {
    one: '{count} recipe has been updated',
    other: '{count} recipes have been updated',
  },
  'notifications.recipes-deleted': {
    one: '{count} recipe has been deleted',
    other: '{count} recipes have been deleted',
  },
  'notifications.items-added': { one: '{count} item added to {name}', other: '{count} items added to {name}' },
  'notifications.items-changed': { one: '{count} item changed on {name}', other: '{count} items changed on {name}' },
  'notifications.items-removed': {
    one: '{count} item removed from {name}',
    other: '{count} items removed from {name}',
  },
  'notifications.more': { one: '{count} more change', other: '{count} more changes' },

  'durations.year': { one: 'year', other: 'years' },
  'durations.day': { one: 'day', other: 'days' },
  'durations.hour': { one: 'hour', other: 'hours' },
  'durations.minute': { one: 'minute', other: 'minutes' },
  'durations.second': { one: 'second', other: 'seconds' },

  'meals.breakfast': 'Breakfast',
  'meals.lunch': 'Lunch',
  'meals.dinner': 'Dinner',
  'meals.side': 'Side',

  'samples.ingredient': '1 Cup Flour',
  'samples.step':
    'Write one step per card. **Markdown** works here: lists, *emphasis* and [links](https://commonmark.org/help/).',
} satisfies Record<string, Text>;
