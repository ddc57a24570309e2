import type { Environment } from '@larder/service-kit/environment';
import type { Ready } from './processes/child-program.js';

const DEFAULT_EMAIL = 'changeme@example.com';
const DEFAULT_PASSWORD = 'MyPassword';

/** Prints the address and, at the first start, the default account. */
export function printReadyMessage({ url, isFirstLogin }: Ready, env: Environment): void {
  const address = env['BASE_URL'] ?? url.replace(/\/\/(0\.0\.0\.0|\[::1?\]|127\.0\.0\.1)/, '//localhost');
  process.stdout.write(`\nLarder is ready at ${address}\n`);
  if (isFirstLogin) {
    const email = env['INITIAL_ADMIN_EMAIL'] ?? DEFAULT_EMAIL;
    const password = env['INITIAL_ADMIN_PASSWORD'] ? '(the one you set)' : DEFAULT_PASSWORD;
    process.stdout.write(`First login: ${email} with the password ${password}. You will be asked to change it.\n`);
  }
  process.stdout.write('Press Ctrl-C to stop.\n');
}
