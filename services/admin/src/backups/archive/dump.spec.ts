import { Readable } from 'node:stream';
import { readDump, writeDump, type DumpedCollection, type Digest } from './dump.js';

async function* given(collections: Record<string, string[]>): AsyncGenerator<DumpedCollection> {
  for (const [name, documents] of Object.entries(collections)) {
    await Promise.resolve();
    yield { name, documents: Readable.from(documents) };
  }
}

async function written(collections: Record<string, string[]>): Promise<{ text: string; digests: Map<string, Digest> }> {
  const digests = new Map<string, Digest>();
  let text = '';
  for await (const part of writeDump('a-1', given(collections), (name, digest) => digests.set(name, digest)))
    text += part;
  return { text, digests };
}

/** Reads in chunks of `size` bytes, which may end within a character. */
async function read(
  text: string,
  size = 3,
): Promise<{ version: string; collections: Record<string, string[]>; digests: Map<string, Digest> }> {
  const bytes = Buffer.from(text);
  const pieces: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += size) pieces.push(bytes.subarray(at, at + size));
  const collections: Record<string, string[]> = {};
  const digests = new Map<string, Digest>();
  let version = '';
  for await (const part of readDump(Readable.from(pieces))) {
    if (part.kind === 'version') version = part.version;
    else if (part.kind === 'begin') collections[part.name] = [];
    else if (part.kind === 'document') collections[part.name]?.push(part.document);
    else digests.set(part.name, part.digest);
  }
  return { version, collections, digests };
}

const COLLECTIONS = {
  'recipe.recipes': ['{"_id":"1","name":"Käse, 🧀\\n"}', '{"_id":"2"}'],
  'recipe.comments': [],
  'identity.users': ['{"_id":"3","lines":"],"}'],
};

describe('a dump', () => {
  it('is read unchanged', async () => {
    const { text, digests } = await written(COLLECTIONS);

    expect(JSON.parse(text)).toMatchObject({ schema_version: 'a-1', 'recipe.recipes': [{ _id: '1' }, { _id: '2' }] });
    expect(await read(text)).toEqual({ version: 'a-1', collections: COLLECTIONS, digests });
  });

  it('may be empty', async () => {
    expect((await read((await written({})).text)).collections).toEqual({});
  });

  it('is refused when truncated at any position', async () => {
    const { text } = await written(COLLECTIONS);
    for (let length = 0; length < text.length - 2; length += 1)
      await expect(read(text.slice(0, length), 64)).rejects.toMatchObject({ code: 'backup.unreadable' });
  });

  it('is searched for the ends of lines once, however long they are', async () => {
    const { text } = await written({ 'recipe.recipes': [JSON.stringify({ _id: '1', name: 'x'.repeat(100_000) })] });
    const split = jest.spyOn(String.prototype, 'split');

    await read(text, 1_000);

    const searched = split.mock.contexts.reduce<number>((sum, searchedText) => sum + String(searchedText).length, 0);
    split.mockRestore();
    expect(searched).toBeLessThan(2 * text.length);
  });

  it.each([
    '',
    '[]',
    '{}',
    '{"alembic_version":[]}',
    '{"schema_version":1\n}\n',
    '{"schema_version":"a-1\n}\n',
    '{"schema_version":"a-1","b":1\n}\n',
    '{"schema_version":"a"\n,"b":1}',
    '{"schema_version":"a"\n}\nmore',
  ])('cannot be %j', async (text) => {
    await expect(read(text)).rejects.toMatchObject({ code: 'backup.unreadable' });
  });

  it('has another digest after a change of a document', async () => {
    const { text, digests } = await written(COLLECTIONS);
    const changed = await read(text.replace('"_id":"2"', '"_id":"4"'));

    expect(changed.digests.get('recipe.recipes')).not.toEqual(digests.get('recipe.recipes'));
    expect(changed.digests.get('identity.users')).toEqual(digests.get('identity.users'));
  });
});
