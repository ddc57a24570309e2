import { closeSync, openSync, readFileSync, readSync, statSync, truncateSync, writeSync } from 'node:fs';

const PAGE = 4096;

/** Changes some bytes of a file. */
function change(path: string, at: number, length: number, edit: (bytes: Buffer) => void): void {
  const file = openSync(path, 'r+');
  const bytes = Buffer.alloc(length);
  readSync(file, bytes, 0, length, at);
  edit(bytes);
  writeSync(file, bytes, 0, length, at);
  closeSync(file);
}

export function flipBit(path: string, bit: number): void {
  change(path, bit >> 3, 1, (bytes) => (bytes[0] = (bytes[0] ?? 0) ^ (1 << (bit & 7))));
}

export function flipAnyBit(path: string, random: (n: number) => number): void {
  flipBit(path, random(statSync(path).size * 8));
}

/** Flips a bit in each copy of a document's `_id` in the file; returns the offset of the last one. */
export function damageDocument(path: string, id: string): number {
  const length = Buffer.alloc(4);
  length.writeInt32LE(id.length + 1);
  const field = Buffer.concat([Buffer.from('\x02_id\0'), length, Buffer.from(`${id}\0`)]);
  const bytes = readFileSync(path);
  let last = -1;
  for (let at = bytes.indexOf(field); at >= 0; at = bytes.indexOf(field, at + 1)) {
    last = at;
    flipBit(path, (at + field.length - 2) * 8);
  }
  return last;
}

export function zeroPage(path: string, page: number): void {
  change(path, page * PAGE, PAGE, (bytes) => bytes.fill(0));
}

export function swapPages(path: string, one: number, other: number): void {
  let first = Buffer.alloc(0);
  change(path, one * PAGE, PAGE, (bytes) => (first = Buffer.from(bytes)));
  change(path, other * PAGE, PAGE, (bytes) => {
    const second = Buffer.from(bytes);
    first.copy(bytes);
    change(path, one * PAGE, PAGE, (target) => second.copy(target));
  });
}

export function pagesOf(path: string): number {
  return statSync(path).size / PAGE;
}

export function truncate(path: string, bytes: number): void {
  truncateSync(path, bytes);
}
