import { useEffect } from 'react';

/** The product's name, the same in every language. */
export const PRODUCT_NAME = 'Larder';

/** Sets the document title of the page. */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title ? `${title} · ${PRODUCT_NAME}` : PRODUCT_NAME;
  }, [title]);
}
