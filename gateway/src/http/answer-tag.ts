import { createHash } from 'node:crypto';
import type { Actor } from '@larder/contracts';

/** Metadata of a route: the services whose databases its answer is made of. */
export const DEPENDS_ON = 'larder:depends-on';

/** What a handler or interceptor answers when the client has the answer already. */
export const NOT_MODIFIED = Object.freeze({});

/** Filters may ask other services and name moments relative to now; what searches find follows writes later. */
const UNVERSIONED = ['queryfilter', 'search', 'cookbook'];

/** Whether the parameters make the answer depend on more than stored versions. */
export function dependsOnMore(query: Record<string, unknown>): boolean {
  return Object.keys(query).some((name) => UNVERSIONED.includes(name.replaceAll('_', '').toLowerCase()));
}

/** The tag of an answer: of the versions it is made of, of who asks with which rights, and of what is asked. */
export function answerTag(version: string, actor: Actor | null, url: string): string {
  return createHash('sha256')
    .update(JSON.stringify([version, actor, url]))
    .digest('base64url')
    .slice(0, 22);
}

const TAG = /^(?:W\/)?"(?:[^";]*;)?([\w-]{22})"$/;
const MOST_TAGS = 20;

/** The entry of an `If-None-Match` header that holds the tag, alone or after the version of a single record. */
export function entryWith(tag: string, header: string | undefined): string | undefined {
  const entries = header?.split(',', MOST_TAGS).map((each) => each.trim());
  return entries?.find((each) => TAG.exec(each)?.[1] === tag);
}
