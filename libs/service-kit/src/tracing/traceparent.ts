const TRACEPARENT = /^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;

/** Whether a text names a span as W3C Trace Context does. */
export function isTraceparent(text: string): boolean {
  return TRACEPARENT.test(text);
}
