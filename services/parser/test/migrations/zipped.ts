import { gzipSync, strToU8, zipSync } from 'fflate';

type Files = Record<string, string | object | Uint8Array>;

/** A zip file of these files; objects become JSON. */
export function zipped(files: Files): Buffer {
  const entries = Object.entries(files).map(([path, content]) => [path, bytesOf(content)] as const);
  return Buffer.from(zipSync(Object.fromEntries(entries)));
}

/** An object as packed JSON. */
export function packed(content: object): Uint8Array {
  return gzipSync(strToU8(JSON.stringify(content)));
}

function bytesOf(content: Files[string]): Uint8Array {
  if (content instanceof Uint8Array) return content;
  return strToU8(typeof content === 'string' ? content : JSON.stringify(content));
}
