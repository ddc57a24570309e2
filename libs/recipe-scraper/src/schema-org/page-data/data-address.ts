/** The text in a `data:` address, as programs that speed up pages write scripts; null for any other address. */
export function textOfDataAddress(address: string): string | null {
  const [head, encoding = ''] = /^data:[^,;]{0,80}(?:;charset=[\w-]{1,20})?(;base64)?,/i.exec(address) ?? [];
  if (head === undefined) return null;
  const content = address.slice(head.length);
  try {
    return encoding ? fromBase64(content) : decodeURIComponent(content);
  } catch {
    return null; // not what it says
  }
}

const fromBase64 = (text: string): string =>
  new TextDecoder().decode(Uint8Array.from(atob(decodeURIComponent(text)), (char) => char.charCodeAt(0)));
