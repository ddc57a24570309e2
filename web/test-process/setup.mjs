// Loaded once into each process that runs test files of the web app.
import { register } from 'node:module';
import '@larder/testing/test-process';
import { collectErrors } from './errors.mjs';
import { addWindow } from './window.mjs';

// `spec-file.mjs` unmounts after each test, also in the files after the one that loads the library.
process.env.RTL_SKIP_AUTO_CLEANUP = 'true';
// React would create a task for each element, which only a debugger shows.
delete console.createTask;
addWindow();
collectErrors();
register('./hooks.mjs', import.meta.url);
