import type { BulkImportItem } from '@larder/contracts';
import { findUrl } from '../../urls/index.js';

/** Each page once, in the order given: pasted lists name some pages twice. */
export function distinctImports(imports: readonly BulkImportItem[]): BulkImportItem[] {
  const byAddress = new Map<string, BulkImportItem>();
  for (const item of imports) {
    const address = pageKey(item.url);
    if (!byAddress.has(address)) byAddress.set(address, item);
  }
  return [...byAddress.values()];
}

/** The address that identifies a page: without its fragment. */
function pageKey(text: string): string {
  const address = findUrl(text);
  if (!address) return text.trim();
  const url = new URL(address);
  url.hash = '';
  return url.href;
}
