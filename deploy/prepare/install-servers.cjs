'use strict';
const { existsSync } = require('node:fs');
const { delimiter, join } = require('node:path');
const { run, StartError, step } = require('./steps.cjs');

/** The two servers besides Node.js, the variables of existing ones, and their packages. */
const SERVERS = [
  { program: 'nats-server', variable: 'NATS_URL', path: 'NATS_SERVER_PATH' },
  { program: 'redis-server', variable: 'REDIS_URL', path: 'REDIS_SERVER_PATH' },
];

/** Makes sure that each server is configured, installed, or gets installed where that is allowed. */
async function installServers(env) {
  const missing = SERVERS.filter(
    ({ program, variable, path }) => !env[variable] && !env[path] && !findProgram(program, env),
  );
  if (missing.length === 0) return;
  const packages = missing.map(({ program }) => program);
  if (!mayInstall(env)) throw new StartError(explain(missing));
  await step(`Installing ${packages.join(' and ')} with apt-get`, () => aptInstall(packages));
}

async function aptInstall(packages) {
  // RUNLEVEL=1 keeps the packages from starting their own system services: Larder runs its own, on its own data.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const install = () => run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], env);
  try {
    await install();
  } catch {
    await run('apt-get', ['update'], env);
    await install();
  }
}

function mayInstall(env) {
  return process.getuid?.() === 0 && Boolean(findProgram('apt-get', env));
}

function explain(missing) {
  const packages = missing.map(({ program }) => program).join(' and ');
  const variables = missing.map(({ variable }) => variable).join(' and ');
  return (
    `Larder needs ${packages}, which ${missing.length > 1 ? 'are' : 'is'} not installed: install the system package` +
    `${missing.length > 1 ? 's' : ''} of that name (on Debian: sudo apt-get install ${packages.replace(' and ', ' ')}), ` +
    `or set ${variables} to existing servers.`
  );
}

/** The full path of a program; Debian installs servers in a folder that may not be on the PATH. */
function findProgram(program, env) {
  const folders = [...(env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin', '/usr/local/bin'];
  return folders.map((folder) => join(folder, program)).find((file) => existsSync(file));
}

module.exports = { aptInstall, findProgram, installServers, mayInstall };
