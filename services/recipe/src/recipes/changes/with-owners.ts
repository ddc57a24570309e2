import type { RecipeChanges } from '@larder/contracts';
import type { Directory } from '@larder/service-kit';
import type { ChangeInput } from './rules/change-rules.js';

/** Adds the new owners to changes, looked up together. */
export async function withOwners(directory: Directory, all: RecipeChanges[]): Promise<ChangeInput[]> {
  const ids = [...new Set(all.flatMap(({ userId }) => userId ?? []))];
  const users = new Map((ids.length ? await directory.users(ids) : []).map((user) => [user.id, user]));
  return all.map((changes) => ({
    changes,
    owner: changes.userId ? (users.get(changes.userId) ?? null) : undefined,
  }));
}
