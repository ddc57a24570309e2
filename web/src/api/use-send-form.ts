import { useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { pageUserId } from './base-query/page-user.js';
import { sendForm, type UploadResponse } from './send-form.js';

/** Sends forms as the user of the page. `progress` is the uploaded share, 0 to 1, and null while idle. */
export function useSendForm() {
  const store = useStore();
  const [progress, setProgress] = useState<number | null>(null);
  const controller = useRef<AbortController | null>(null);

  /** Sends a form to a path below `api/`. */
  const send = async (path: string, form: FormData): Promise<UploadResponse & { canceled: boolean }> => {
    controller.current = new AbortController();
    const { signal } = controller.current;
    setProgress(0);
    const response = await sendForm(path, form, {
      onProgress: setProgress,
      signal,
      userId: pageUserId(store.getState()),
    });
    setProgress(null);
    return { ...response, canceled: signal.aborted };
  };
  return { send, cancel: () => controller.current?.abort(), progress };
}
