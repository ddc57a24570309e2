import { createHash } from 'node:crypto';

/**
 * The id of the recipe at a position of a report, in the form of a UUID version 4: a repeated attempt stores the recipe
 * under the same id. Not `derivedId` of the kit, whose ids differ from those of imports that are running.
 */
export function recipeIdAt(reportId: string, position: number): string {
  const hex = createHash('sha256').update(`${reportId}/${position}`).digest('hex').slice(0, 32).split('');
  hex[12] = '4';
  hex[16] = '89ab'[parseInt(hex[16] ?? '0', 16) % 4] ?? '8';
  return hex.join('').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
