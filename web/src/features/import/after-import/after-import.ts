import { definePreference } from '../../../shared/hooks/preference.js';

/** What happens after an import: review, edit or open. */
export const AFTER_IMPORT = ['review', 'edit', 'open'] as const;
export type AfterImport = (typeof AFTER_IMPORT)[number];

const isAfterImport = (stored: unknown): stored is AfterImport => AFTER_IMPORT.some((each) => each === stored);

/** The choice stored on this device; the URL of a bookmark overrides it. */
export const afterImportPreference = definePreference<AfterImport>('after-import', 'review', isAfterImport);

/** The action that the URL requests: `edit=1` to edit, `edit=0` to open; null without the parameter. */
export function afterImportParam(query: URLSearchParams): AfterImport | null {
  const edit = query.get('edit');
  if (edit === null) return null;
  return edit === '1' || edit === 'true' ? 'edit' : 'open';
}

/** The path of the new recipe for an action. */
export function pathAfterImport(groupSlug: string, slug: string, after: AfterImport): string {
  if (after === 'review') return `/g/${groupSlug}/r/create/review/${slug}`;
  return `/g/${groupSlug}/r/${slug}${after === 'edit' ? '?edit=true' : ''}`;
}
