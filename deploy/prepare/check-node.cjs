'use strict';
const { StartError } = require('./steps.cjs');

const [NEEDED_MAJOR, NEEDED_MINOR] = [20, 19];

/** Refuses a Node.js that is too old with a sentence instead of a syntax error. */
function checkNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  if (major > NEEDED_MAJOR || (major === NEEDED_MAJOR && minor >= NEEDED_MINOR)) return;
  throw new StartError(`Larder needs Node.js ${NEEDED_MAJOR}.${NEEDED_MINOR} or newer; this is ${version}.`);
}

module.exports = { checkNode };
