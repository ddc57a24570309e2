import { ListUsers, readPage, type UserOut } from '@larder/contracts';
import type { CallerClient } from '@larder/service-kit';
import { CommandError } from '../command.js';

/** A list as a whole. */
export const ALL = { perPage: -1, page: 1, orderDirection: 'asc' } as const;

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
