import { PAGE_USER_HEADER } from '@larder/contracts/identity/sign-in/page-user';
import type { TFunction } from 'i18next';
import { i18n } from '../shared/i18n/i18n.js';
import { serverAddress } from '../shared/urls/base-path.js';
import { problemText } from './call-problem.js';
import { signInAgain } from './base-query/sign-in-again.js';

/** The outcome of an upload: the server's response, or `status` 0 when it was not reached. */
export interface UploadResponse {
  status: number;
  body: unknown;
}

export interface UploadOptions {
  /** Called with the uploaded share of the file, 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
  /** The user whose page uploads (`pageUserId`). */
  userId: string | undefined;
}

/**
 * Sends a form to a path below `api/`. When the session has expired, the user is asked to sign in again, and the form
 * is sent once more, as other calls are (`baseQuery`).
 */
export async function sendForm(path: string, form: FormData, options: UploadOptions): Promise<UploadResponse> {
  const response = await post(path, form, options);
  if (response.status !== 401 || !(await signInAgain.request())) return response;
  return post(path, form, options);
}

/** The message for an upload that failed. */
export function uploadProblem(t: TFunction, { status, body }: UploadResponse): string {
  return problemText(t, status === 0 ? { status: 'FETCH_ERROR', error: 'offline' } : { status, data: body });
}

/** Uses `XMLHttpRequest`, since `fetch` does not report the upload progress. */
function post(path: string, form: FormData, { onProgress, signal, userId }: UploadOptions): Promise<UploadResponse> {
  const request = new XMLHttpRequest();
  request.open('POST', serverAddress(`api/${path}`));
  request.setRequestHeader('Accept-Language', i18n.language);
  if (userId) request.setRequestHeader(PAGE_USER_HEADER, userId);
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
