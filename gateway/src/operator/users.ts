import { randomBytes } from 'node:crypto';
import {
  CompletePasswordReset,
  CreatePasswordResetToken,
  CreateUser,
  DeleteUser,
  ListGroups,
  ListHouseholds,
  ListUsers,
  ReadDefaultPassword,
  readPage,
  UnlockUsers,
  type UserOut,
} from '@larder/contracts';
import type { CallerClient } from '@larder/service-kit';
import { CommandError, type Command, type ParsedArguments, type CommandContext } from './command.js';

const PASSWORD_BYTES = 12;
const PASSWORD_OPTION = { 'password-stdin': { type: 'boolean' } } as const;
const ALL = { perPage: -1, page: 1, orderDirection: 'asc' } as const;

export const createAdmin: Command = {
  name: 'create-admin',
  action: 'user.create',
  usage: '<username> <e-mail> [--name <full name>] [--group <name>] [--household <name>] [--password-stdin]',
  about: 'Creates an administrator; without --password-stdin with a new password, which is shown once.',
  options: {
    name: { type: 'string' },
    group: { type: 'string' },
    household: { type: 'string' },
    ...PASSWORD_OPTION,
  },
  arguments: 2,
  run: async (parsed, { services, print: say, readInput }) => {
    const [username = '', email = ''] = parsed.positionals;
    const { name = username, group, household } = parsed.values as Record<string, string | undefined>;
    const home = await tenantOf(services, group, household);
    const password = await passwordFrom(parsed, readInput);
    const may = { advanced: true, canInvite: true, canManage: true, canManageHousehold: true, canOrganize: true };
    const user = { username, fullName: name, email, password: password.text, admin: true, ...home, ...may };
    const { id } = await services.request(CreateUser, user);
    say(`${username} is an administrator now, in the household ${home.household} of the group ${home.group}.`);
    if (password.isNew) say(`Password: ${password.text}`);
    await warnOfDefaultPassword(services, say);
    return { id, name: username };
  },
};

export const resetPassword: Command = {
  name: 'reset-password',
  action: 'user.password-reset',
  usage: '<username or e-mail> [--password-stdin]',
  about: 'Sets a new password, lifts a lock and ends all sessions of the user.',
  options: PASSWORD_OPTION,
  arguments: 1,
  run: async (parsed, { services, print: say, readInput }) => {
    const { id, username, email } = await findUser(services, parsed.positionals[0] ?? '');
    const password = await passwordFrom(parsed, readInput);
    const { token } = await services.request(CreatePasswordResetToken, { email });
    const { text } = password;
    await services.request(CompletePasswordReset, { token, email, password: text, passwordConfirm: text });
    say(`${username} has a new password and has to sign in again.`);
    if (password.isNew) say(`Password: ${text}`);
    await warnOfDefaultPassword(services, say);
    return { id, name: username ?? email };
  },
};

export const unlock: Command = {
  name: 'unlock',
  action: 'user.unlock',
  usage: '[<username or e-mail>]',
  about: 'Lifts the lock of a user who entered wrong passwords too often; without a name, the locks of all.',
  optionalArguments: 1,
  run: async ({ positionals: [wanted] }, { services, print: say }) => {
    if (wanted !== undefined) {
      const { id, username } = await findUser(services, wanted);
      const { unlocked } = await services.request(UnlockUsers, { force: true, userId: id });
      say(unlocked > 0 ? `${username} may sign in again.` : `${username} is not locked.`);
      return { id, name: username ?? wanted };
    }
    const { unlocked } = await services.request(UnlockUsers, { force: true });
    say(`${unlocked} locked ${unlocked === 1 ? 'user' : 'users'} may sign in again.`);
    return {};
  },
};

export const deleteUser: Command = {
  name: 'delete-user',
  action: 'user.delete',
  usage: '<username or e-mail> --yes',
  about: 'Deletes a user with ratings, comments, tokens and sessions; recipes stay in their household.',
  options: { yes: { type: 'boolean' } },
  arguments: 1,
  run: async ({ positionals, values }, { services, print: say }) => {
    const { id, username } = await findUser(services, positionals[0] ?? '');
    if (!values['yes']) throw new CommandError(`This deletes ${username} for good. Say it with --yes.`);
    await services.request(DeleteUser, { id });
    say(`${username} is deleted.`);
    return { id, name: username ?? '' };
  },
};

/** The user with this name or address; names count before addresses. */
export async function findUser(services: CallerClient, text: string): Promise<UserOut> {
  const login = text.toLowerCase();
  const { items } = await readPage(services.stream(ListUsers, ALL));
  const user =
    items.find(({ username }) => username?.toLowerCase() === login) ??
    items.find(({ email }) => email.toLowerCase() === login);
  if (!user) throw new CommandError(`There is no user ${text}.`);
  return user;
}

async function warnOfDefaultPassword(services: CallerClient, say: CommandContext['print']): Promise<void> {
  const { isUnchanged } = await services.request(ReadDefaultPassword, {});
  if (isUnchanged) say('Warning: the first administrator still has the default password: every visitor can sign in.');
}

/** The requested group and household, else the oldest ones. */
async function tenantOf(services: CallerClient, groupName?: string, householdName?: string) {
  const oldest = { ...ALL, orderBy: 'created_at' };
  const groups = (await readPage(services.stream(ListGroups, oldest))).items;
  const group = groupName === undefined ? groups[0] : groups.find(({ name }) => name === groupName);
  if (!group) throw new CommandError(`There is no group ${groupName ?? ''}.`);
  const households = (await readPage(services.stream(ListHouseholds, oldest))).items;
  const household = households.find(
    ({ name, groupId }) => groupId === group.id && (householdName === undefined || name === householdName),
  );
  if (!household) throw new CommandError(`The group ${group.name} has no household ${householdName ?? ''}.`);
  return { group: group.name, household: household.name };
}

async function passwordFrom({ values }: ParsedArguments, readInput: CommandContext['readInput']) {
  if (!values['password-stdin']) return { text: randomBytes(PASSWORD_BYTES).toString('base64url'), isNew: true };
  const text = await readInput();
  if (!text) throw new CommandError('There is no password on standard input.');
  return { text, isNew: false };
}
