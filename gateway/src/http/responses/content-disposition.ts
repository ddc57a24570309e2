const PLAIN = /^[\x20-\x7e]*$/;

/** `Content-Disposition` with a file name that may be anything (RFC 6266). */
export function contentDisposition(kind: 'attachment' | 'inline', fileName: string): string {
  const plain = PLAIN.test(fileName) ? fileName : fileName.replace(/[^\x20-\x7e]/g, '_');
  const quoted = `${kind}; filename="${plain.replace(/["\\]/g, '_')}"`;
  return plain === fileName ? quoted : `${quoted}; filename*=UTF-8''${encodeText(fileName)}`;
}

/** `encodeURIComponent` does not escape some characters that are special here, and throws for lone surrogates. */
function encodeText(text: string): string {
  const whole = Buffer.from(text, 'utf8').toString('utf8');
  return encodeURIComponent(whole).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
