import { AppError, type InvalidField } from './app-error.js';
import { defineError } from './define-error.js';

/** Errors of all services and the gateway. */
export const CommonErrors = {
  /** The 422 list; `fields` are its entries. */
  invalid: (fields: InvalidField[]) => new AppError('invalid', 'common.invalid', {}, fields),
  /** The 422 list of one value of the body that breaks a rule which only its service can check. */
  invalidValue: (key: string, message: string, input: unknown) => {
    const [loc, msg] = [['body', key], `Value error, ${message}`];
    return CommonErrors.invalid([{ type: 'value_error', loc, msg, input, ctx: { error: {} } }]);
  },
  notFound: defineError('common.not-found', { kind: 'not-found', shape: 'message', sentence: 'Not found.' }),
  /** No such path; also a media file that is absent or hidden. */
  noSuchPath: defineError('common.no-such-path', { kind: 'not-found', shape: 'text', sentence: 'Not Found' }),
  notAuthenticated: defineError('common.not-authenticated', {
    kind: 'unauthenticated',
    shape: 'text',
    sentence: 'Could not validate credentials',
  }),
  forbidden: defineError('common.forbidden', { kind: 'forbidden', shape: 'text', sentence: 'Forbidden' }),
  /** Refused in a demonstration, which sends nothing to other servers. */
  demo: defineError('common.demo', {
    kind: 'forbidden',
    shape: 'message',
    sentence: 'This is not possible in the demo.',
  }),
  crossSite: defineError('common.cross-site', {
    kind: 'forbidden',
    shape: 'text',
    sentence: 'A write with a session cookie must come from this site.',
  }),
  /** A concurrent request changed or created the same record. */
  conflict: defineError('common.conflict', {
    kind: 'conflict',
    shape: 'message',
    sentence: 'Another change was saved at the same moment. Please try again.',
  }),
  timeout: defineError('common.timeout', {
    kind: 'unavailable',
    shape: 'message',
    sentence: 'The server took too long to answer. Please try again.',
  }),
  tooLarge: defineError('common.too-large', {
    kind: 'too-large',
    shape: 'message',
    sentence: 'This is larger than the server accepts.',
  }),
  /** The body is compressed, or encoded in an unknown way. */
  unsupportedEncoding: defineError('common.unsupported-encoding', {
    kind: 'unsupported-encoding',
    shape: 'text',
    sentence: 'Unsupported Media Type',
  }),
  tooMany: defineError('common.too-many', {
    kind: 'too-many',
    shape: 'message',
    sentence: 'Too many attempts. Please wait a moment and try again.',
  }),
  /** `part` is the unavailable backing server, `retryAfterSeconds` the delay for a retry. */
  unavailable: defineError('common.unavailable', {
    kind: 'unavailable',
    shape: 'message',
    sentence: 'This part of the server is not ready. Please try again in a moment.',
  }),
  /** The disk with the data is full: reading and deleting still work. */
  diskFull: defineError('common.disk-full', {
    kind: 'disk-full',
    shape: 'message',
    sentence: 'The disk of the server is full. Nothing was changed. Free some space, then try again.',
  }),
  failed: defineError('common.failed', {
    kind: 'failed',
    shape: 'message',
    sentence: 'An unexpected error occurred',
  }),
};
