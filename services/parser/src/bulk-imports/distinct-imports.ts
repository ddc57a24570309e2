import type { BulkImportItem } from '@larder/contracts';
import { findAddress } from '../addresses/find-address.js';

/** Each page once, in the order given: a list pasted together names some of them twice. */
export function distinctImports(imports: readonly BulkImportItem[]): BulkImportItem[] {
  const byAddress = new Map<string, BulkImportItem>();
  for (const item of imports) {
    const address = addressOf(item.url);
    if (!byAddress.has(address)) byAddress.set(address, item);
  }
  return [...byAddress.values()];
}

/** Where on a page somebody was reading makes no difference. */
function addressOf(text: string): string {
  const address = findAddress(text);
  if (!address) return text.trim();
  const url = new URL(address);
  url.hash = '';
  return url.href;
}
