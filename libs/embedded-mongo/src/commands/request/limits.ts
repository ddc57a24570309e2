/** The maximum size of a message, as in MongoDB. */
export const MAX_MESSAGE_BYTES = 48_000_000;
