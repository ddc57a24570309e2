import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { aptInstall, findProgram, mayInstall } = require('../../deploy/prepare/install-servers.cjs');
const { StartError, step } = require('../../deploy/prepare/steps.cjs');

/** The programs that the tests need besides Node.js: Debian's package, and how to detect it. */
const TOOLS = [
  { package: 'nats-server', present: () => process.env.TEST_NATS_URL || findProgram('nats-server', process.env) },
  { package: 'redis-server', present: () => process.env.TEST_REDIS_URL || findProgram('redis-server', process.env) },
  { package: 'slapd', present: () => process.env.SLAPD_PATH || findProgram('slapd', process.env) },
  { package: 'openssl', present: () => findProgram('openssl', process.env) },
  { package: 'chromium', present: () => process.env.CHROMIUM_PATH || findProgram('chromium', process.env) },
  // The same engine without the windows of the browser, for the tests: a third less processor time.
  {
    package: 'chromium-headless-shell',
    present: () => process.env.CHROMIUM_PATH || findProgram('chromium-headless-shell', process.env),
  },
  { package: 'fonts-noto-core', present: () => existsSync('/usr/share/fonts/truetype/noto') },
  { package: 'procps', present: () => findProgram('ps', process.env) },
];

/** The tests need all but the browser with windows, which the tools that measure pages and take screenshots need. */
const FOR_TESTS = TOOLS.map((tool) => tool.package).filter((name) => name !== 'chromium');

/** Installs the missing packages where that is allowed; otherwise lists them. */
export async function installTestTools(names = FOR_TESTS) {
  const missing = TOOLS.filter((tool) => names.includes(tool.package) && !tool.present()).map((tool) => tool.package);
  if (missing.length === 0) return;
  if (!mayInstall(process.env)) throw new StartError(`These system packages are missing: ${missing.join(', ')}.`);
  await step(`Installing ${missing.join(', ')} with apt-get`, () => aptInstall(missing));
}
