// Imported by each test file, before its own imports: what a test changes in the window is undone.
import { afterAll, afterEach, beforeAll, jest } from '@jest/globals';
import { cleanup } from '@testing-library/react';
import { rethrowErrors } from './errors.mjs';
import { rememberPage } from './page-state.mjs';

// The runner's own object has other fake timers, which the testing library would move.
delete globalThis.jest;
globalThis.IS_REACT_ACT_ENVIRONMENT = true;

let restorePage;
beforeAll(() => {
  restorePage = rememberPage();
});
afterEach(() => {
  cleanup();
  rethrowErrors();
});
afterAll(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  restorePage();
  rethrowErrors();
});
