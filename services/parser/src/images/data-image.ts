/** The head of a data URL, its type and parameters, is short. */
const MAX_HEAD_LENGTH = 200;

/** Whether an address is a data URL. */
export function isDataImage(address: string): boolean {
  return /^data:/i.test(address);
}

/** The bytes of an image in a data URL; null for other data, broken data and more than `maxBytes`. */
export function readDataImage(address: string, maxBytes: number): Buffer | null {
  const comma = address.slice(0, MAX_HEAD_LENGTH).indexOf(',');
  const head = address.slice(0, Math.max(0, comma)).toLowerCase();
  if (!head.startsWith('data:image/')) return null;
  const text = address.slice(comma + 1);
  const bytes = head.endsWith(';base64') ? Buffer.from(text, 'base64') : percentDecoded(text);
  return bytes && bytes.length > 0 && bytes.length <= maxBytes ? bytes : null;
}

function percentDecoded(text: string): Buffer | null {
  try {
    return Buffer.from(decodeURIComponent(text));
  } catch {
    return null;
  }
}
