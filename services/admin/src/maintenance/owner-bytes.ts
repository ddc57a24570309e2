import { formatUuid, isUuid } from '@larder/contracts';

/** `recipes/<id>/…`, `users/<id>/…`, and the exports of a group in `exports/<id>/…` or `groups/<id>/…`. */
const OWNED = /^(recipes|users|exports|groups)\/([^/]+)\//;

/** Sums up the bytes of files by the record that owns them. */
export class OwnerBytes {
  readonly recipes = new Map<string, number>();
  readonly users = new Map<string, number>();
  readonly groups = new Map<string, number>();

  /** Adds the size of a file; files without an owner are not counted. */
  add(key: string, size: number): void {
    const [, folder, owner = ''] = OWNED.exec(key) ?? [];
    if (!isUuid(owner)) return;
    const sums = this.sumsOf(folder);
    const id = formatUuid(owner);
    sums.set(id, (sums.get(id) ?? 0) + size);
  }

  private sumsOf(folder: string | undefined): Map<string, number> {
    if (folder === 'recipes') return this.recipes;
    return folder === 'users' ? this.users : this.groups;
  }
}
