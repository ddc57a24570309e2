import { serverAddress } from './base-path.js';

/** Downloads a file of the server by the browser itself, since the file may be larger than the memory of a page. */
export function downloadByToken(fileToken: string): void {
  location.assign(serverAddress(`api/utils/download?token=${encodeURIComponent(fileToken)}`));
}
