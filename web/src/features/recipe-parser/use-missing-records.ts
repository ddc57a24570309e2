import { useState, type Dispatch, type SetStateAction } from 'react';
import { useTranslation } from 'react-i18next';
import { problemText } from '../../api/call-problem.js';
import { useCreateCatalogueRecordMutation } from '../../entities/catalogue/catalogue.api.js';
import type { Food, Unit } from '../../entities/catalogue/catalogue.js';
import { withRecord, type MissingRecord, type ParsedRow } from './parsed-row.js';

/** Creates the foods and units that the group lacks, and sets them in every line. */
export function useMissingRecords(setRows: Dispatch<SetStateAction<readonly ParsedRow[]>>) {
  const { t } = useTranslation();
  const [create] = useCreateCatalogueRecordMutation();
  const [creating, setCreating] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const createAll = async (missing: readonly MissingRecord[]) => {
    setCreating(true);
    setProblem(null);
    for (const { kind, name } of missing) {
      const { data, error } = await create({ kind, draft: { name } });
      if (error) setProblem(`${name}: ${problemText(t, error)}`);
      // The paths of foods and units return their records.
      else setRows((rows) => rows.map((row) => withRecord(row, kind, data as Food | Unit)));
    }
    setCreating(false);
  };
  return { createAll, creating, problem };
}
