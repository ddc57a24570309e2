import { defineError } from '@larder/contracts';

/** Failures of the transport. */
export const KitErrors = {
  /** Larger than a message: an item of a stream, or a reply to a caller of an older version. */
  replyTooLarge: defineError('common.reply-too-large', {
    kind: 'too-large',
    shape: 'message',
    sentence: 'This is too large to be shown in one piece.',
  }),
  /** A part of a streamed reply was lost. */
  streamBroken: defineError('common.stream-broken', {
    kind: 'unavailable',
    shape: 'message',
    sentence: 'The response was interrupted. Please try again.',
  }),
};
