import LightRunner from 'jest-light-runner';
import { removeWindow } from './window.mjs';

/** Runs test files one after another in a process that is a browser window. */
export default class WebRunner extends LightRunner {
  async runTests(...args) {
    try {
      await super.runTests(...args);
    } finally {
      removeWindow();
    }
  }
}
