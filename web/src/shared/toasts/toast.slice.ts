import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

export type ToastLevel = 'info' | 'success' | 'warning' | 'error';

/** A button on a toast; its action is kept by `toast-actions.ts`, because state must be serializable. */
export interface ToastAction {
  id: string;
  labelKey: string;
}

/** The message: the server's own, or a key with its values. A toast for a notice is shown until it is read. */
export type ToastDraft = { level: ToastLevel; action?: ToastAction; noticeId?: string } & (
  | { text: string }
  | { key: string; values?: Record<string, string | number> }
);
export type Toast = ToastDraft & { id: string };

const initialState: { current: Toast | null } = { current: null };

/** One toast at a time; a new one replaces the old one. */
const toastSlice = createSlice({
  name: 'toast',
  initialState,
  reducers: {
    showToast: {
      prepare: (draft: ToastDraft) => ({ payload: { ...draft, id: nanoid() } }),
      reducer: (_state, { payload }: PayloadAction<Toast>) => ({ current: payload }),
    },
    /** Closes only this toast: another one may be shown already. */
    closeToast: (state, { payload: id }: PayloadAction<string>) =>
      state.current?.id === id ? { current: null } : state,
  },
});

export const { showToast, closeToast } = toastSlice.actions;
export const toastReducer = toastSlice.reducer;
