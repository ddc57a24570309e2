import { configureStore } from '@reduxjs/toolkit';
import { api } from '../api/api.js';
import { toastReducer } from '../shared/toasts/toast.slice.js';

// Development checks read the whole state; with long lists they would warn about themselves.
const SLOW = { warnAfter: 200 };

/** A store of its own for each page, and for each test. */
export function makeStore() {
  return configureStore({
    reducer: { [api.reducerPath]: api.reducer, toast: toastReducer },
    middleware: (defaults) => defaults({ serializableCheck: SLOW, immutableCheck: SLOW }).concat(api.middleware),
  });
}

export type Store = ReturnType<typeof makeStore>;
