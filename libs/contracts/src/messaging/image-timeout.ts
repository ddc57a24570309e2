/** Timeout in milliseconds of messages that convert an image: it may wait for the images of other requests. */
export const IMAGE_TIMEOUT_MS = 60_000;
