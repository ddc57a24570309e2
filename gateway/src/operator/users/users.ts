import {
  CompletePasswordReset,
  CreatePasswordResetToken,
  DeleteUser,
  ListUsers,
  PatchUserAsAdmin,
  readPage,
  UnlockUsers,
} from '@larder/contracts';
import { CommandError, type Command } from '../command.js';
import { ALL, findUser } from './find-user.js';
import { PASSWORD_OPTION, passwordFrom, warnOfDefaultPassword } from './passwords.js';

export const listUsers: Command = {
  name: 'list-users',
  action: null,
  usage: '',
  about: 'Lists all users: username, email address, group, household, role, how they sign in.',
  run: async (_parsed, { services, print }) => {
    const { items } = await readPage(services.stream(ListUsers, { ...ALL, orderBy: 'username' }));
    for (const { username, email, group, household, admin, authMethod } of items)
      print([username, email, group, household, admin ? 'administrator' : 'user', authMethod].join('\t'));
    return null;
  },
};

export const makeAdmin: Command = {
  name: 'make-admin',
  action: 'user.permissions',
  usage: '<username or email>',
  about: 'Makes a user an administrator, who has all permissions.',
  arguments: 1,
  run: async ({ positionals: [name = ''] }, { services, print }) => {
    const { id, username } = await findUser(services, name);
    await services.request(PatchUserAsAdmin, { id, user: { admin: true } });
    print(`${username} is an administrator now.`);
    return { id, name: username ?? name };
  },
};

export const resetPassword: Command = {
  name: 'reset-password',
  action: 'user.password-reset',
  usage: '<username or email> [--local] [--password-stdin]',
  about:
    'Sets a new password, lifts a lock and ends all sessions; with --local for accounts that sign in by LDAP or OpenID.',
  options: { local: { type: 'boolean' }, ...PASSWORD_OPTION },
  arguments: 1,
  run: async (parsed, { services, print, readInput }) => {
    const { id, username, email, authMethod } = await findUser(services, parsed.positionals[0] ?? '');
    const isLocal = authMethod === 'Mealie';
    if (!isLocal && !parsed.values['local'])
      throw new CommandError(
        `${username} signs in by ${authMethod}. Confirm with --local that a password replaces that.`,
      );
    const password = await passwordFrom(parsed, readInput);
    if (!isLocal) await services.request(PatchUserAsAdmin, { id, user: { authMethod: 'Mealie' } });
    const { token } = await services.request(CreatePasswordResetToken, { email });
    const { text } = password;
    await services.request(CompletePasswordReset, { token, email, password: text, passwordConfirm: text });
    print(`${username} has a new password and has to sign in again.`);
    if (password.isNew) print(`Password: ${text}`);
    await warnOfDefaultPassword(services, print);
    return { id, name: username ?? email };
  },
};

export const unlock: Command = {
  name: 'unlock',
  action: 'user.unlock',
  usage: '[<username or email>]',
  about: 'Unlocks a user who entered wrong passwords too often; without a name, all users.',
  optionalArguments: 1,
  run: async ({ positionals: [login] }, { services, print }) => {
    if (login !== undefined) {
      const { id, username } = await findUser(services, login);
      const { unlocked } = await services.request(UnlockUsers, { force: true, userId: id });
      print(unlocked > 0 ? `${username} can sign in again.` : `${username} is not locked.`);
      return { id, name: username ?? login };
    }
    const { unlocked } = await services.request(UnlockUsers, { force: true });
    print(`${unlocked} locked ${unlocked === 1 ? 'user' : 'users'} can sign in again.`);
    return {};
  },
};

export const deleteUser: Command = {
  name: 'delete-user',
  action: 'user.delete',
  usage: '<username or email> --yes',
  about: 'Deletes a user with ratings, comments, tokens and sessions; recipes stay in their household.',
  options: { yes: { type: 'boolean' } },
  arguments: 1,
  run: async ({ positionals, values }, { services, print }) => {
    const { id, username } = await findUser(services, positionals[0] ?? '');
    if (!values['yes']) throw new CommandError(`This deletes ${username} permanently. Confirm with --yes.`);
    await services.request(DeleteUser, { id });
    print(`${username} is deleted.`);
    return { id, name: username ?? '' };
  },
};
