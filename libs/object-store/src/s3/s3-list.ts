import { ObjectStoreUnavailableError } from '../errors.js';
import type { ListedObject } from '../object-store.js';
import type { S3Location } from './s3-location.js';

/** The maximum number of objects in a response or a deletion, as in S3. */
const PAGE_SIZE = 1000;

/** The objects whose names begin with a prefix, page by page. */
export async function* listNames(location: S3Location, namePrefix: string): AsyncGenerator<ListedObject> {
  let token = '';
  do {
    const page = await location.client.listObjectsV2Query(location.bucket, namePrefix, token, '', PAGE_SIZE, '');
    for (const object of page.objects) {
      if (object.name === undefined) continue; // a common prefix; it only exists with delimiters
      const { name, size, etag, lastModified } = object;
      yield { key: name.slice(location.prefix.length), size, etag, lastModified };
    }
    const next = page.isTruncated ? page.nextContinuationToken : '';
    if (next !== '' && next === token)
      throw new ObjectStoreUnavailableError(new Error('The same page was sent again.'));
    token = next;
  } while (token !== '');
}

/** Removes the listed objects, one page at a time. */
export async function removeListed(location: S3Location, listed: AsyncIterable<ListedObject>): Promise<void> {
  let names: string[] = [];
  for await (const { key } of listed) {
    names.push(location.prefix + key);
    if (names.length < PAGE_SIZE) continue;
    await removeNames(location, names);
    names = [];
  }
  if (names.length > 0) await removeNames(location, names);
}

async function removeNames({ client, bucket }: S3Location, names: string[]): Promise<void> {
  const failures = (await client.removeObjects(bucket, names)).filter((failure) => failure?.Error);
  if (failures.length > 0)
    throw new Error(`The object store did not remove ${failures.length} objects.`, { cause: failures });
}
