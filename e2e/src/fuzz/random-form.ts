import { MigrationType } from '@larder/contracts';
import fc from 'fast-check';
import { resolveReference, type JsonSchema, type Schemas } from '../support/fixtures/example-body.js';
import { UPLOADED_FILES } from './uploaded-files.js';

/** An encoded multipart form. */
export interface RandomForm {
  body: Buffer;
  contentType: string;
}
interface Part {
  head: string;
  content: Buffer;
}

const BOUNDARY = 'larder-fuzz';
const FILE_NAMES = [
  ...['soup.png', 'export.zip', 'notes.pdf', 'page.html', 'picture.svg', '', '.', '..', '../../etc/passwd'],
  ...['C:\\soup.png', 'a/b.png', '%2e%2e%2fsoup', 'soup.png\u0000.exe', '\u202egnp.exe', '🍕.png', 'x'.repeat(3_000)],
  ...['so"up.png', 'soup.png"; name="other', "soup'.png", 'CON'],
];
const TYPES = ['image/png', 'application/zip', 'application/octet-stream', 'text/html', 'nonsense', ''];
const TEXTS = [
  '',
  'png',
  'zip',
  '../x',
  'x'.repeat(3_000),
  '🍕',
  '\u0000',
  'true',
  'mdi-file',
  ...MigrationType.options,
];
const MAX_UNEXPECTED_PARTS = 40;

/** Forms with the parts of a schema, and some with missing, repeated or wrong parts, or a premature end. */
export function randomForms(schemaOrReference: JsonSchema, schemas: Schemas): fc.Arbitrary<RandomForm> {
  const properties = Object.entries(resolveReference(schemaOrReference, schemas).properties ?? {});
  const parts = properties.map(([name, { format }]) => partsNamed(name, format === 'binary' ? FILES : VALUES));
  const all = fc.tuple(fc.tuple(...parts), unexpectedParts(properties.map(([name]) => name)));
  return fc
    .tuple(all, contentTypes)
    .chain(([[expected, unexpected], contentType]) =>
      occasionallyTruncated(formOf([...expected, unexpected].flat())).map((body) => ({ body, contentType })),
    );
}

const FILES = fc
  .tuple(fc.constantFrom(...FILE_NAMES), fc.constantFrom(...TYPES), fc.constantFrom(...UPLOADED_FILES))
  .map(([fileName, type, content]) => ({ rest: `; filename="${fileName}"\r\nContent-Type: ${type}`, content }));
const VALUES = fc.constantFrom(...TEXTS).map((text) => ({ rest: '', content: Buffer.from(text) }));
const contentTypes = fc.oneof(
  { weight: 30, arbitrary: fc.constant(`multipart/form-data; boundary=${BOUNDARY}`) },
  { weight: 1, arbitrary: fc.constantFrom('multipart/form-data', 'multipart/form-data; boundary=other', 'text/plain') },
);

/** One part of this name; sometimes none, two, or one of the other kind. */
function partsNamed(name: string, usual: typeof FILES): fc.Arbitrary<Part[]> {
  const part = fc.oneof({ weight: 12, arbitrary: usual }, { weight: 1, arbitrary: fc.oneof(FILES, VALUES) });
  const count = fc.oneof({ weight: 12, arbitrary: fc.constant(1) }, { weight: 2, arbitrary: fc.constantFrom(0, 2) });
  return count.chain((times) => fc.array(part.map(partOf(name)), { minLength: times, maxLength: times }));
}

/** Unexpected parts. */
function unexpectedParts(names: string[]): fc.Arbitrary<Part[]> {
  const name = fc.constantFrom('__proto__', 'constructor', '', 'other', '🍕', ...names.map((each) => `${each}[]`));
  const part = name.chain((each) => fc.oneof(FILES, VALUES).map(partOf(each)));
  const maxLength = fc.oneof(
    { weight: 9, arbitrary: fc.constant(0) },
    { weight: 1, arbitrary: fc.constant(MAX_UNEXPECTED_PARTS) },
  );
  return maxLength.chain((most) => fc.array(part, { maxLength: most }));
}

function partOf(name: string) {
  return ({ rest, content }: { rest: string; content: Buffer }): Part => ({
    head: `Content-Disposition: form-data; name="${name}"${rest}`,
    content,
  });
}

function formOf(parts: Part[]): Buffer {
  const pieces = parts.flatMap(({ head, content }) => [`--${BOUNDARY}\r\n${head}\r\n\r\n`, content, '\r\n']);
  return Buffer.concat([...pieces, `--${BOUNDARY}--\r\n`].map((piece) => Buffer.from(piece)));
}

function occasionallyTruncated(body: Buffer): fc.Arbitrary<Buffer> {
  const cut = fc.integer({ min: 0, max: body.length }).map((end) => body.subarray(0, end));
  return fc.oneof({ weight: 12, arbitrary: fc.constant(body) }, { weight: 1, arbitrary: cut });
}
