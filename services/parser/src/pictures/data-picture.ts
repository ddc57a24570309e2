/** Type and parameters of data are short; a longer head is something else. */
const LONGEST_HEAD = 200;

/** Whether an address is data written into the page itself. */
export function isDataPicture(address: string): boolean {
  return /^data:/i.test(address);
}

/** The bytes of a picture written into the page itself; null for other data, broken data and more than `maxBytes`. */
export function readDataPicture(address: string, maxBytes: number): Buffer | null {
  const comma = address.slice(0, LONGEST_HEAD).indexOf(',');
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
