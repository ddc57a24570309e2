import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

export type ToastLevel = 'info' | 'success' | 'warning' | 'error';

/** What is shown: the server's own sentence, or a key of ours. */
export type ToastDraft = { level: ToastLevel } & ({ text: string } | { key: string });
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
    /** Only the toast meant: its successor may be on screen already. */
    closeToast: (state, { payload: id }: PayloadAction<string>) =>
      state.current?.id === id ? { current: null } : state,
  },
});

export const { showToast, closeToast } = toastSlice.actions;
export const toastReducer = toastSlice.reducer;
