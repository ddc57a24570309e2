import type { Page } from '@larder/contracts/paging/page';
import { api } from '../../api/api.js';
import { listParams } from '../../api/list-params.js';
import { CATALOGUE_PATHS, type CatalogueDrafts, type CatalogueKind, type CatalogueRecords } from './catalogue.js';

type AnyRecord = CatalogueRecords[CatalogueKind];
type Creation = { kind: CatalogueKind; draft: CatalogueDrafts[CatalogueKind] };
type Change = { kind: CatalogueKind; id: string; changes: Partial<CatalogueDrafts[CatalogueKind]> };

/** Foods, units, labels and organizers of the group, and the recipe actions of the household, all kinds alike. */
const catalogueApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** All records of a kind, by name. */
    listCatalogue: build.query<Page<AnyRecord>, CatalogueKind>({
      query: (kind) => ({
        url: CATALOGUE_PATHS[kind],
        params: listParams(kind === 'recipe-actions' ? { orderBy: 'title' } : {}),
      }),
      providesTags: (_page, _error, kind) => [{ type: 'Catalogue', id: kind }],
    }),
    createCatalogueRecord: build.mutation<AnyRecord, Creation>({
      query: ({ kind, draft }) => ({ url: CATALOGUE_PATHS[kind], method: 'POST', body: draft }),
      invalidatesTags: (_record, error, { kind }) => (error ? [] : [{ type: 'Catalogue', id: kind }]),
    }),
    /** Changes the given fields of a record. */
    updateCatalogueRecord: build.mutation<AnyRecord, Change>({
      query: ({ kind, id, changes }) => ({ url: `${CATALOGUE_PATHS[kind]}/${id}`, method: 'PATCH', body: changes }),
      invalidatesTags: (_record, error, { kind }) => (error ? [] : tagsAffectedBy(kind)),
    }),
    deleteCatalogueRecord: build.mutation<AnyRecord | null, { kind: CatalogueKind; id: string }>({
      query: ({ kind, id }) => ({ url: `${CATALOGUE_PATHS[kind]}/${id}`, method: 'DELETE' }),
      invalidatesTags: (_record, error, { kind }) => (error ? [] : tagsAffectedBy(kind)),
    }),
    /** Deletes several hundred records at once; ids that do not exist are ignored. The caller invalidates the lists. */
    deleteCatalogueRecords: build.mutation<null, { kind: CatalogueKind; ids: string[] }>({
      query: ({ kind, ids }) => ({ url: CATALOGUE_PATHS[kind], method: 'DELETE', params: { ids } }),
    }),
    /** Sets or clears the label of up to a thousand foods. The caller invalidates the lists. */
    labelFoods: build.mutation<null, { ids: string[]; labelId: string | null }>({
      query: (body) => ({ url: 'foods/bulk-label', method: 'PUT', body }),
    }),
  }),
});

export const {
  useListCatalogueQuery,
  useCreateCatalogueRecordMutation,
  useUpdateCatalogueRecordMutation,
  useDeleteCatalogueRecordMutation,
  useDeleteCatalogueRecordsMutation,
  useLabelFoodsMutation,
} = catalogueApi;

/** All records of a kind, typed; `records` is undefined until they are loaded. */
export function useCatalogue<Kind extends CatalogueKind>(kind: Kind, { skip = false } = {}) {
  const { data, isError, refetch } = useListCatalogueQuery(kind, { skip });
  // Each path returns records of its kind, which the type of the shared endpoint cannot express.
  const records = data?.items as CatalogueRecords[Kind][] | undefined;
  return { records, isError, refetch: () => void refetch() };
}

/** The tags to invalidate when a record changes: those of its kind, and of what shows it (a label is part of its foods). */
export function tagsAffectedBy(kind: CatalogueKind) {
  const itself = { type: 'Catalogue', id: kind } as const;
  if (kind === 'recipe-actions') return [itself];
  if (kind === 'labels') return [itself, { type: 'Catalogue', id: 'foods' } as const];
  return [itself, 'Recipe' as const, 'RecipeList' as const];
}
