import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

export type ToastLevel = 'info' | 'success' | 'warning' | 'error';

/** A button on a toast; what it does is kept by `toast-actions.ts`, because state holds data only. */
export interface ToastAction {
  id: string;
  labelKey: string;
}

/** What is shown: the server's own sentence, or a key of ours with its values. */
export type ToastDraft = { level: ToastLevel; action?: ToastAction } & (
  { text: string } | { key: string; values?: Record<string, string | number> }
);
export type Toast = ToastDraft & { id: string };

const initialState: { current: Toast | null } = { current: null };

/** One toast at a time; a new one takes the place of the old. */
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
