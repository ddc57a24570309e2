import { defineError } from '@larder/contracts';

/** Failures of the transport itself. */
export const KitErrors = {
  /** More than the message server takes in one piece: an item of a stream, or a reply to a caller of an older version. */
  replyTooLarge: defineError('common.reply-too-large', {
    kind: 'too-large',
    shape: 'message',
    sentence: 'This is too large to be shown in one piece.',
  }),
  /** Part of a streamed answer was lost on the way. */
  streamBroken: defineError('common.stream-broken', {
    kind: 'unavailable',
    shape: 'message',
    sentence: 'The answer broke off. Please try again.',
  }),
};
