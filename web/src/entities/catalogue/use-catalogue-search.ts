import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { problemText } from '../../api/call-problem.js';
import { useCreateCatalogueRecordMutation } from './catalogue.api.js';
import type { CatalogueRecords } from './catalogue.js';
import { useDebounced } from '../../shared/hooks/use-debounced.js';
import { showToast } from '../../shared/toasts/toast.slice.js';
import { useSearchCatalogueQuery, type SearchableKind } from './catalogue-search.api.js';

/** The option that creates a new record. */
export const CREATE = 'create';
const DEBOUNCE_MS = 200;

/** The options for the typed text, and a function that creates a missing record. The server searches. */
export function useCatalogueSearch<Kind extends SearchableKind>(kind: Kind) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const [search, setSearch] = useState('');
  const typed = search.trim();
  const debounced = useDebounced(typed, DEBOUNCE_MS);
  const { currentData, isFetching, isError } = useSearchCatalogueQuery({ kind, search: debounced }, { skip: !open });
  const { create, creating } = useCreation(kind);

  // Each path returns records of its kind, which the type of the shared endpoint cannot express.
  const matches = (currentData?.items ?? []) as CatalogueRecords[Kind][];
  const exists = matches.some(({ name }) => name.toLocaleLowerCase() === typed.toLocaleLowerCase());
  const options = matches.map(({ id, name }) => ({ value: id, label: name }));
  const createOption = { value: CREATE, label: t('recipe-edit.create-named', { name: typed }) };
  const mayCreate = typed !== '' && currentData && !exists && !isFetching && debounced === typed;
  return {
    search,
    setSearch,
    setOpen,
    matches,
    options: mayCreate ? [...options, createOption] : options,
    busy: isFetching || creating,
    /** Whether the search failed. */
    isError,
    /** Creates a record with the typed name; undefined when that failed, which shows a toast. */
    create: () => create(typed),
  };
}

function useCreation<Kind extends SearchableKind>(kind: Kind) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const [createCatalogueRecord, { isLoading }] = useCreateCatalogueRecordMutation();
  const create = async (name: string): Promise<CatalogueRecords[Kind] | undefined> => {
    const { data, error } = await createCatalogueRecord({ kind, draft: { name } });
    if (error) dispatch(showToast({ level: 'error', text: problemText(t, error) }));
    return data as CatalogueRecords[Kind] | undefined;
  };
  return { create, creating: isLoading };
}
