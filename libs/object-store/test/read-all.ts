import type { ListedObject, ObjectStore, OpenedObject } from '../src/index.js';

export async function bytesOf(opened: Promise<OpenedObject>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of (await opened).stream) chunks.push(chunk as Uint8Array);
  return Buffer.concat(chunks);
}

export async function textOf(opened: Promise<OpenedObject>): Promise<string> {
  return (await bytesOf(opened)).toString();
}

export async function allOf(listing: AsyncIterable<ListedObject>): Promise<ListedObject[]> {
  const all: ListedObject[] = [];
  for await (const object of listing) all.push(object);
  return all;
}

export async function keysOf(store: ObjectStore, folder?: string): Promise<string[]> {
  return (await allOf(store.list(folder))).map(({ key }) => key);
}
