/** Parses an http(s) URL; null for any other scheme (`javascript:`, `file:`) or an invalid URL. */
export function toWebUrl(address: string | null): URL | null {
  if (!address) return null;
  try {
    const page = new URL(address);
    return /^https?:$/.test(page.protocol) ? page : null;
  } catch {
    return null;
  }
}
