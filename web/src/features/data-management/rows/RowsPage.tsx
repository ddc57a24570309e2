import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router';
import { useCatalogue } from '../../../entities/catalogue/catalogue.api.js';
import type { CatalogueKind } from '../../../entities/catalogue/catalogue.js';
import { useDocumentTitle } from '../../../shared/hooks/use-document-title.js';
import { PageMessage } from '../../../shared/ui/page/PageMessage.js';
import { SkeletonRows } from '../../../shared/ui/page/Skeleton.js';
import type { KindSpec } from '../kinds/kind-spec.js';
import { isKind, KINDS } from '../kinds/kinds.js';
import { RowList } from './RowList.js';

/** The data page of the kind in the path. */
export function RowsPage() {
  const { kind } = useParams();
  if (!isKind(kind)) return <Navigate to="/group/data/foods" replace />;
  return <KindPage key={kind} kind={kind} />;
}

function KindPage<Kind extends CatalogueKind>({ kind }: { kind: Kind }) {
  const { t } = useTranslation();
  const spec: KindSpec<Kind> = KINDS[kind];
  const { records, isError, refetch } = useCatalogue(kind);
  useDocumentTitle(t(`data.${kind}.title`));
  if (isError) return <PageMessage kind="error" onRetry={refetch} />;
  if (!records) return <SkeletonRows rows={8} />;
  return <RowList spec={spec} records={records} />;
}
