import { MAX_IMPORT_BYTES } from '@larder/contracts';
import { SetMetadata } from '@nestjs/common';

/** JSON escaping lengthens a pasted page by up to this factor. */
const ESCAPING = 1.5;

/** Most bytes a JSON body may have on any route: a pasted page. */
export const MAX_BODY_BYTES = Math.ceil(MAX_IMPORT_BYTES * ESCAPING);

/** Most bytes of a body, JSON or form, on routes that are open to callers without a session. */
export const MAX_ANONYMOUS_BYTES = 64 * 1024;

/** Most bytes of an urlencoded form on any route. */
export const MAX_FORM_BYTES = 64 * 1024;

export const BODY_LIMIT = 'larder:body-limit';

/** Replaces `MAX_JSON_SIZE` as the limit of a route's JSON body, in bytes. */
export const BodyLimit = (maxBytes: number) => SetMetadata(BODY_LIMIT, maxBytes);
