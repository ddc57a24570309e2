import { defineError } from '@larder/contracts';

/** Failures of the transport itself. */
export const KitErrors = {
  /** A bug of the answering service: it should have streamed. */
  replyTooLarge: defineError('common.reply-too-large', {
    kind: 'failed',
    shape: 'message',
    sentence: 'The answer is too large to be sent in one piece.',
  }),
  /** Part of a streamed answer was lost on the way. */
  streamBroken: defineError('common.stream-broken', {
    kind: 'unavailable',
    shape: 'message',
    sentence: 'The answer broke off. Please try again.',
  }),
};
