import { useEffect, useMemo } from 'react';
import { Button } from '../../shared/ui/controls/Button.js';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router';
import { useDocumentTitle } from '../../shared/hooks/use-document-title.js';
import { PageMessage } from '../../shared/ui/page/PageMessage.js';
import { BareLayout } from '../layouts/BareLayout.js';

/** The error boundary of a page; the shown error id is also logged to the console. */
export function RouteError() {
  const { t } = useTranslation();
  const error = useRouteError();
  const id = useMemo(() => errorId(error), [error]);
  useDocumentTitle(t('page.an-error-occurred'));

  useEffect(() => {
    // oxlint-disable-next-line no-console -- the one place where a broken screen leaves a trace for its developers
    console.error(`screen failed, id ${id}`, error);
  }, [id, error]);

  return (
    <BareLayout>
      <PageMessage kind="error" text={t('page.error-explanation', { id })} onRetry={() => location.reload()}>
        <Button onClick={() => location.assign(document.baseURI)}>{t('general.home')}</Button>
      </PageMessage>
    </BareLayout>
  );
}

/** Six characters derived from the error, so that the same error has the same id. */
function errorId(error: unknown): string {
  const text = error instanceof Error ? `${error.name}${error.message}${error.stack ?? ''}` : String(error);
  let hash = 0;
  for (const char of text) hash = (hash * 31 + (char.codePointAt(0) ?? 0)) % 0xffffff;
  return hash.toString(16).padStart(6, '0');
}
