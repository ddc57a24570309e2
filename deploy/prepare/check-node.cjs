'use strict';
const { StartError } = require('./steps.cjs');

/** The least minor version of each major one that works; all newer ones do, too. The same as `engines` in package.json. */
const LEAST_MINORS = { 20: 19, 22: 12 };
const NEWEST_LISTED = 22;
/** These get no security fixes any more, but Larder still runs on them. */
const ENDED_MAJORS = [20];

/** Refuses a Node.js that is too old with a sentence instead of a syntax error; warns of one that is no longer maintained. */
function checkNode(version = process.versions.node, warn = (sentence) => process.stdout.write(`${sentence}\n`)) {
  const [major, minor] = version.split('.').map(Number);
  if (major <= NEWEST_LISTED && !(minor >= LEAST_MINORS[major]))
    throw new StartError(`Larder needs Node.js 24 or 22 (at least 22.12); this is ${version}.`);
  if (ENDED_MAJORS.includes(major))
    warn(`Node.js ${version} gets no security fixes any more: Larder still runs on it, but please install Node.js 24.`);
}

module.exports = { checkNode };
