import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { pageUserId } from './base-query/page-user.js';
import { sendForm, uploadProblem } from './send-form.js';

/** Uploads a form. `progress` is the uploaded share, 0 to 1, and null while idle; `problem` is kept until the next attempt. */
export function useUpload(path: string) {
  const { t } = useTranslation();
  const store = useStore();
  const [progress, setProgress] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const controller = useRef<AbortController | null>(null);

  /** Resolves to the response of the server, or to null when the upload failed. */
  const send = async (form: FormData): Promise<unknown> => {
    controller.current = new AbortController();
    const { signal } = controller.current;
    setProblem(null);
    setProgress(0);
    const userId = pageUserId(store.getState());
    const response = await sendForm(path, form, { onProgress: setProgress, signal, userId });
    setProgress(null);
    if (response.status >= 200 && response.status < 300) return response.body;
    if (!signal.aborted) setProblem(uploadProblem(t, response));
    return null;
  };
  return { send, cancel: () => controller.current?.abort(), progress, problem };
}
