import { createHash } from 'node:crypto';
import type { Actor } from '@larder/contracts';

/** Metadata of a route: the services whose databases its response depends on. */
export const DEPENDS_ON = 'larder:depends-on';

/** What a handler or interceptor returns when the client has the current response already. */
export const NOT_MODIFIED = Object.freeze({});

/** Filters may involve other services and relative times; search results follow writes later. */
const UNVERSIONED = ['queryfilter', 'search', 'cookbook'];

/** Whether the parameters make the response depend on more than stored versions. */
export function dependsOnMore(query: Record<string, unknown>): boolean {
  return Object.keys(query).some((name) => UNVERSIONED.includes(name.replaceAll('_', '').toLowerCase()));
}

/** The tag of a response: a hash of the versions it depends on, of the actor with their permissions, and of the address. */
export function responseTag(version: string, actor: Actor | null, url: string): string {
  return createHash('sha256')
    .update(JSON.stringify([version, actor, url]))
    .digest('base64url')
    .slice(0, 22);
}

const TAG = /^(?:W\/)?"(?:[^";]*;)?([\w-]{22})"$/;
const MAX_TAGS = 20;

/** The entry of an `If-None-Match` header that holds the tag, alone or after the version of a single record. */
export function entryWith(tag: string, header: string | undefined): string | undefined {
  const entries = header?.split(',', MAX_TAGS).map((each) => each.trim());
  return entries?.find((each) => TAG.exec(each)?.[1] === tag);
}
