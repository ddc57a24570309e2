/** The address as a page of the web; null for anything else that an address can be (`javascript:`, `file:`, nonsense). */
export function webPage(address: string | null): URL | null {
  if (!address) return null;
  try {
    const page = new URL(address);
    return /^https?:$/.test(page.protocol) ? page : null;
  } catch {
    return null;
  }
}
