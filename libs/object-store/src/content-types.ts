/** The content type of objects whose key does not imply one. */
export const UNKNOWN_TYPE = 'application/octet-stream';

const BY_EXTENSION: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  csv: 'text/csv',
  gif: 'image/gif',
  gz: 'application/gzip',
  heic: 'image/heic',
  html: 'text/html',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  json: 'application/json',
  md: 'text/markdown',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  webm: 'video/webm',
  webp: 'image/webp',
  xml: 'application/xml',
  zip: 'application/zip',
};

/** The content type of a key, by its extension. */
export function contentTypeOf(key: string): string {
  const extension = /\.([A-Za-z0-9]+)$/.exec(key)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(BY_EXTENSION, extension) ? (BY_EXTENSION[extension] ?? UNKNOWN_TYPE) : UNKNOWN_TYPE;
}

/**
 * The content type of a copy: an explicit one is kept; one that was implied by the old key's extension is replaced with
 * that of the new key (an upload `.temp/5f7d` becomes `original.webp`).
 */
export function contentTypeOfCopy(contentType: string, from: string, to: string): string {
  return contentType === contentTypeOf(from) ? contentTypeOf(to) : contentType;
}
