import { readFile } from 'node:fs/promises';
import { rootCertificates } from 'node:tls';

/** The default certificate authorities and those in `file`, in PEM. */
export async function trustedCertificatesWith(file: string): Promise<string[]> {
  return [...rootCertificates, await readFile(file, 'utf8')];
}
