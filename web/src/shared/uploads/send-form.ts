import { basePath } from '../urls/base-path.js';
import { i18n } from '../i18n/i18n.js';

/** How an upload ended: with what the server said, or without having reached it (`status` 0). */
export interface UploadAnswer {
  status: number;
  body: unknown;
}

export interface UploadOptions {
  /** Called with the share of the file that has left this device, 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** Sends a form to a path below `api/`. `fetch` cannot report how much of a file is on its way; this can. */
export function sendForm(path: string, form: FormData, { onProgress, signal }: UploadOptions): Promise<UploadAnswer> {
  const request = new XMLHttpRequest();
  request.open('POST', `${basePath()}api/${path}`);
  request.setRequestHeader('Accept-Language', i18n.language);
  request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
    if (lengthComputable && total > 0) onProgress(loaded / total);
  };
  signal.addEventListener('abort', () => request.abort(), { once: true });
  return new Promise((resolve) => {
    request.onloadend = () => resolve({ status: request.status, body: parsed(request.responseText) });
    request.send(form);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // a proxy's own page
  }
}
