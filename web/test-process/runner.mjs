import LightRunner from 'jest-light-runner';
import { ignoreErrors } from './errors.mjs';
import { removeWindow } from './window.mjs';

/** Runs the tests of the web app. With one worker, jest runs them in its own process, and then those of other projects. */
export default class WebRunner extends LightRunner {
  async runTests(...args) {
    try {
      await super.runTests(...args);
    } finally {
      ignoreErrors();
      removeWindow();
    }
  }
}
