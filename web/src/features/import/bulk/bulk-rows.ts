import type { ReportEntry } from '@larder/contracts/parser/report';
import type { BulkRow } from '../import.api.js';
import { addressIn } from '../shared-address.js';

/** A row of the form; `key` is stable. */
export interface BulkFormRow extends BulkRow {
  key: string;
}

/** The addresses in a text, one per line or several; each once. */
export function addressesIn(text: string): string[] {
  const addresses = text.split(/\s+/).map((word) => addressIn(word));
  return [...new Set(addresses.filter((address) => address !== ''))];
}

/** An address without organizers. */
export function bareRow(url: string): BulkRow {
  return { url, categories: [], tags: [] };
}

/** The rows of addresses, with the organizers that were sent for them. */
export function rowsToRetry(urls: readonly string[], rows: readonly BulkRow[]): BulkRow[] {
  return urls.map((url) => rows.find((row) => row.url === url) ?? bareRow(url));
}

/** The request body: rows with an address, each address once. */
export function bulkRowsToSend(rows: readonly BulkRow[]): BulkRow[] {
  const seen = new Set<string>();
  return rows.flatMap(({ url, categories, tags }) => {
    const address = addressIn(url) || url.trim();
    if (!address || seen.has(address)) return [];
    seen.add(address);
    return [{ url: address, categories, tags }];
  });
}

/** The addresses that failed in a finished report, as entered, so that they can be corrected. */
export function failedAddresses(entries: readonly ReportEntry[]): string[] {
  return [...new Set(entries.flatMap(({ success, url }) => (success || !url ? [] : [url])))];
}
