const TRACEPARENT = /^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;

/** Whether a text is a valid `traceparent` of W3C Trace Context. */
export function isTraceparent(text: string): boolean {
  return TRACEPARENT.test(text);
}
