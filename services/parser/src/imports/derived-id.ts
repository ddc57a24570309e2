import { createHash } from 'node:crypto';

/** Derives a stable id from a record and a position in it, in the form of a UUID version 4. */
export function derivedId(recordId: string, position: number): string {
  const hex = createHash('sha256').update(`${recordId}/${position}`).digest('hex').slice(0, 32).split('');
  hex[12] = '4';
  hex[16] = '89ab'[parseInt(hex[16] ?? '0', 16) % 4] ?? '8';
  return hex.join('').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
