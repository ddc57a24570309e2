import { useTranslation } from 'react-i18next';
import type { Failure } from '../../api/call-problem.js';
import { useSeedMutation, type SeedKind } from '../../entities/catalogue/seed.api.js';

/** Labels first, because foods refer to them. */
const KINDS: SeedKind[] = ['labels', 'foods', 'units'];

/** Adds seeds to empty lists in the user's language; resolves to the error, if any. Idempotent. */
export function useSeeds() {
  const { i18n } = useTranslation();
  const [seed] = useSeedMutation();
  return async (): Promise<Failure | undefined> => {
    for (const kind of KINDS) {
      const { error } = await seed({ kind, locale: i18n.language });
      if (error) return error;
    }
    return undefined;
  };
}
