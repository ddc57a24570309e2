import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { uploadProblem } from './send-form.js';
import { useSendForm } from './use-send-form.js';

/** Uploads a form. `progress` is the uploaded share, 0 to 1, and null while idle; `problem` is kept until the next attempt. */
export function useUpload(path: string) {
  const { t } = useTranslation();
  const { send: sendForm, cancel, progress } = useSendForm();
  const [problem, setProblem] = useState<string | null>(null);

  /** Resolves to the response of the server, or to null when the upload failed. */
  const send = async (form: FormData): Promise<unknown> => {
    setProblem(null);
    const response = await sendForm(path, form);
    if (response.status >= 200 && response.status < 300) return response.body;
    if (!response.canceled) setProblem(uploadProblem(t, response));
    return null;
  };
  return { send, cancel, progress, problem };
}
