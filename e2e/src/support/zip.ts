import { crc32 } from 'node:zlib';

const VERSION = 20;
const UTF8_NAMES = 0x0800;

/** A zip of the given files, uncompressed: what an app would export, without needing the app. */
export function zipOf(files: Record<string, string | Buffer>): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [path, content] of Object.entries(files)) {
    const entry = entryOf(path, Buffer.from(content));
    locals.push(entry.local);
    directory.push(entry.inDirectory(offset));
    offset += entry.local.length;
  }
  return Buffer.concat([...locals, ...directory, endOf(directory, offset)]);
}

function entryOf(path: string, data: Buffer) {
  const name = Buffer.from(path);
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(VERSION, 0);
  facts.writeUInt16LE(UTF8_NAMES, 2);
  facts.writeUInt16LE(0x21, 8); // the first day zip knows
  facts.writeUInt32LE(crc32(data), 10);
  facts.writeUInt32LE(data.length, 14);
  facts.writeUInt32LE(data.length, 18);
  facts.writeUInt16LE(name.length, 22);
  return {
    local: Buffer.concat([Buffer.from('PK\x03\x04'), facts, name, data]),
    inDirectory: (offset: number) => {
      const rest = Buffer.alloc(14);
      rest.writeUInt32LE(offset, 10);
      return Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.from([VERSION, 0]), facts, rest, name]);
    },
  };
}

function endOf(directory: readonly Buffer[], offset: number): Buffer {
  const end = Buffer.alloc(18);
  end.writeUInt16LE(directory.length, 4);
  end.writeUInt16LE(directory.length, 6);
  end.writeUInt32LE(Buffer.concat(directory).length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([Buffer.from('PK\x05\x06'), end]);
}
