import { serverAddress } from '../urls/base-path.js';
import { i18n } from '../i18n/i18n.js';

/** The outcome of an upload: the server's response, or `status` 0 when it was not reached. */
export interface UploadResponse {
  status: number;
  body: unknown;
}

export interface UploadOptions {
  /** Called with the uploaded share of the file, 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** Sends a form to a path below `api/` by `XMLHttpRequest`, since `fetch` does not report the upload progress. */
export function sendForm(path: string, form: FormData, { onProgress, signal }: UploadOptions): Promise<UploadResponse> {
  const request = new XMLHttpRequest();
  request.open('POST', serverAddress(`api/${path}`));
  request.setRequestHeader('Accept-Language', i18n.language);
  request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
    if (lengthComputable && total > 0) onProgress(loaded / total);
  };
  signal.addEventListener('abort', () => request.abort(), { once: true });
  return new Promise((resolve) => {
    request.onloadend = () => resolve({ status: request.status, body: parseJson(request.responseText) });
    request.send(form);
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // the error page of a proxy
  }
}
