'use strict';
const { StartError } = require('./steps.cjs');

/**
 * The minimum minor version of each supported major version; newer major versions are supported, too. The same as
 * `engines` in package.json.
 */
const LEAST_MINORS = { 20: 19, 22: 12 };
const NEWEST_LISTED = 22;
/** Versions without security fixes, on which Larder still runs. */
const ENDED_MAJORS = [20];

/**
 * Rejects a Node.js that is too old with a message instead of a syntax error; warns of one that is no longer
 * maintained.
 */
function checkNode(version = process.versions.node, warn = (sentence) => process.stdout.write(`${sentence}\n`)) {
  const [major, minor] = version.split('.').map(Number);
  if (major <= NEWEST_LISTED && !(minor >= LEAST_MINORS[major]))
    throw new StartError(`Larder needs Node.js 24 or 22 (at least 22.12); this is ${version}.`);
  if (ENDED_MAJORS.includes(major))
    warn(`Node.js ${version} no longer receives security fixes. Larder still runs on it; install Node.js 24.`);
}

module.exports = { checkNode };
