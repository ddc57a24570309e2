import { useTranslation } from 'react-i18next';
import type { Failure } from '../../api/call-problem.js';
import { useSeedMutation, type SeedKind } from '../../entities/catalogue/seed.api.js';

/** Labels first, because foods refer to them. */
const KINDS: SeedKind[] = ['labels', 'foods', 'units'];

/** Fills the empty lists in the reader's language; resolves to what failed, if anything. Once more adds nothing twice. */
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
