export type TextKind = 'empty' | 'json' | 'html' | 'unknown';

const EXAMINED_LENGTH = 2000;

/** The type of a pasted text, detected by its beginning since pages are long. */
export function kindOfText(text: string): TextKind {
  const start = text.slice(0, EXAMINED_LENGTH).trimStart();
  if (!start) return 'empty';
  if (/^[[{]/.test(start)) return 'json';
  return /<[a-z!][^>]*>/i.test(start) ? 'html' : 'unknown';
}
