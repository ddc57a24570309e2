import { CreateUser, ListGroups, ListHouseholds, readPage } from '@larder/contracts';
import type { CallerClient } from '@larder/service-kit';
import { CommandError, type Command } from '../command.js';
import { ALL } from './find-user.js';
import { PASSWORD_OPTION, passwordFrom, warnOfDefaultPassword } from './passwords.js';

const USAGE = '<username> <email> [--name <full name>] [--group <name>] [--household <name>] [--password-stdin]';
const ADMIN_FLAGS = {
  admin: true,
  advanced: true,
  canInvite: true,
  canManage: true,
  canManageHousehold: true,
  canOrganize: true,
};

export const createAdmin = creation({
  name: 'create-admin',
  about: 'Creates an administrator; without --password-stdin with a new password, which is shown once.',
  flags: ADMIN_FLAGS,
  role: 'an administrator',
});

export const createUser = creation({
  name: 'create-user',
  about: 'Creates a user without permissions; without --password-stdin with a new password, which is shown once.',
  flags: {},
  role: 'a user',
});

interface Creation {
  name: string;
  about: string;
  flags: Partial<typeof ADMIN_FLAGS>;
  role: string;
}

function creation({ name: command, about, flags, role }: Creation): Command {
  return {
    name: command,
    action: 'user.create',
    usage: USAGE,
    about,
    options: {
      name: { type: 'string' },
      group: { type: 'string' },
      household: { type: 'string' },
      ...PASSWORD_OPTION,
    },
    arguments: 2,
    run: async (parsed, { services, print, readInput }) => {
      const [username = '', email = ''] = parsed.positionals;
      const { name = username, group, household } = parsed.values as Record<string, string | undefined>;
      const home = await tenantOf(services, group, household);
      const password = await passwordFrom(parsed, readInput);
      const user = { username, fullName: name, email, password: password.text, ...home, ...flags };
      const { id } = await services.request(CreateUser, user);
      print(`${username} is ${role} now, in the household ${home.household} of the group ${home.group}.`);
      if (password.isNew) print(`Password: ${password.text}`);
      await warnOfDefaultPassword(services, print);
      return { id, name: username };
    },
  };
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
