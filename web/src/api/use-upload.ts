import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemText, type Failure } from './call-problem.js';
import { sendForm } from '../shared/uploads/send-form.js';

const TOO_LARGE = 413;

/** Uploads a form. `progress` is the uploaded share, 0 to 1, and null while idle; `problem` is kept until the next attempt. */
export function useUpload(path: string) {
  const { t } = useTranslation();
  const [progress, setProgress] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const controller = useRef<AbortController | null>(null);

  /** Resolves to the response of the server, or to null when the upload failed. */
  const send = async (form: FormData): Promise<unknown> => {
    controller.current = new AbortController();
    const { signal } = controller.current;
    setProblem(null);
    setProgress(0);
    const { status, body } = await sendForm(path, form, { onProgress: setProgress, signal });
    setProgress(null);
    if (status >= 200 && status < 300) return body;
    if (!signal.aborted)
      setProblem(status === TOO_LARGE ? t('page.file-too-large') : problemText(t, failure(status, body)));
    return null;
  };
  return { send, cancel: () => controller.current?.abort(), progress, problem };
}

function failure(status: number, body: unknown): Failure {
  return status === 0 ? { status: 'FETCH_ERROR', error: 'offline' } : { status, data: body };
}
