import { configureStore } from '@reduxjs/toolkit';
import { api } from '../api/api.js';
import { toastReducer } from '../shared/toasts/toast.slice.js';

// The development checks traverse the whole state; with long lists they would warn about their own duration.
const SLOW = { warnAfter: 200 };

/** Creates a store; each page and each test has its own. */
export function makeStore() {
  return configureStore({
    reducer: { [api.reducerPath]: api.reducer, toast: toastReducer },
    middleware: (defaults) => defaults({ serializableCheck: SLOW, immutableCheck: SLOW }).concat(api.middleware),
  });
}

export type Store = ReturnType<typeof makeStore>;
