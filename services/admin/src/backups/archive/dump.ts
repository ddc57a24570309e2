import { createHash, type Hash } from 'node:crypto';
import { StringDecoder } from 'node:string_decoder';
import type { Readable } from 'node:stream';
import { BackupErrors } from '@larder/contracts';

/*
 * `database.json`: one JSON object whose first field is `schema_version`; the others are collections. Each collection
 * begins with a line `"service.collection":[`, has one line per document, and ends with `]`, so that a dump of any
 * size can be read in chunks.
 */

/** Maximum length of a line: documents of MongoDB have at most 16 MiB, and JSON needs more. */
const MAX_LINE = 40 * 1024 * 1024;
const FIRST_LINE = /^\{"schema_version":("(?:[^"\\]|\\.)*"),?$/;
const BEGIN = /^"([a-z-]+\.[A-Za-z0-9-]+)":\[$/;

/** The documents of a collection in a dump, each a line of JSON. */
export interface DumpedCollection {
  name: string;
  documents: AsyncIterable<string>;
}

/** The number of documents and the hash of their lines. */
export interface Digest {
  count: number;
  sha256: string;
}

/** Counts and hashes the documents of one collection. */
export class CollectionDigest {
  private readonly hash: Hash = createHash('sha256');
  private count = 0;

  add(document: string): void {
    this.count += 1;
    this.hash.update(document).update('\n');
  }

  end(): Digest {
    return { count: this.count, sha256: this.hash.digest('hex') };
  }
}

/** Writes a dump; `ended` is called with the digest of each collection. */
export async function* writeDump(
  schemaVersion: string,
  collections: AsyncIterable<DumpedCollection>,
  ended: (name: string, digest: Digest) => void,
): AsyncGenerator<string> {
  yield `{"schema_version":${JSON.stringify(schemaVersion)}`;
  for await (const { name, documents } of collections) {
    yield `,\n"${name}":[\n`;
    const digest = new CollectionDigest();
    let separator = '';
    for await (const document of documents) {
      digest.add(document);
      yield `${separator}${document}`;
      separator = ',\n';
    }
    yield `${separator && '\n'}]`;
    ended(name, digest.end());
  }
  yield '\n}\n';
}

/** The parts of a dump, in their order: its version, then the collections. */
export type DumpPart =
  | { kind: 'version'; version: string }
  | { kind: 'begin'; name: string }
  | { kind: 'document'; name: string; document: string }
  | { kind: 'end'; name: string; digest: Digest };

/** Reads a dump of `writeDump`. @throws BackupErrors.unreadable for anything else */
export async function* readDump(dump: Readable): AsyncGenerator<DumpPart> {
  let current: { name: string; digest: CollectionDigest } | undefined;
  let isFirst = true;
  let isOver = false;
  for await (const line of lines(dump)) {
    if (isFirst) {
      yield { kind: 'version', version: versionIn(line) };
      isFirst = false;
    } else if (isOver) {
      if (line !== '') throw unreadableDump();
    } else if (current) {
      const { name, digest } = current;
      if (line === ']' || line === '],') {
        yield { kind: 'end', name, digest: digest.end() };
        current = undefined;
        continue;
      }
      const document = line.endsWith(',') ? line.slice(0, -1) : line;
      digest.add(document);
      yield { kind: 'document', name, document };
    } else if (line === '}') isOver = true;
    else {
      const name = BEGIN.exec(line)?.[1];
      if (name === undefined) throw unreadableDump();
      current = { name, digest: new CollectionDigest() };
      yield { kind: 'begin', name };
    }
  }
  if (!isOver) throw unreadableDump();
}

function versionIn(line: string): string {
  const version = FIRST_LINE.exec(line)?.[1];
  if (version === undefined) throw unreadableDump();
  return JSON.parse(version) as string;
}

/** Only new text is searched for the end of a line: a line may consist of hundreds of chunks. */
async function* lines(stream: Readable): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  for await (const chunk of stream) {
    const [first = '', ...others] = decoder.write(chunk as Buffer).split('\n');
    rest += first;
    if (rest.length > MAX_LINE) throw unreadableDump();
    for (const next of others) {
      yield rest;
      rest = next;
    }
  }
  rest += decoder.end();
  if (rest !== '') yield rest;
}

function unreadableDump() {
  return BackupErrors.unreadable({ name: 'database.json' });
}
