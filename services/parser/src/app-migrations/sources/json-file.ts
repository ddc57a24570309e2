import { ArchiveError, fileName, type ArchiveFile } from '../../archives/archive.js';

/** An object of JSON. */
export type Thing = Record<string, unknown>;

export function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

export function textOf(value: unknown): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value : '';
}

/** Reads a file as a JSON object. Throws for anything else. */
export async function readThing(file: ArchiveFile): Promise<Thing> {
  return parseThing(await file.read(), fileName(file.path));
}

export function parseThing(bytes: Buffer, name: string): Thing {
  const value: unknown = JSON.parse(bytes.toString('utf8').replace(/^\uFEFF/, ''));
  if (!isThing(value)) throw new ArchiveError(`${name} holds no recipe`);
  return value;
}
