// Writes deploy/nats/users.conf, the users of the message server, from the sources:
//   npm run nats-users
// For an installation with another NAMESPACE:
//   npm run -s nats-users -- NAMESPACE > users.conf
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import '@larder/testing/typescript';

const { natsUsers } = await import('../nats-users/nats-users.ts');
const { fingerprintOf } = await import('../nats-users/render.ts');

const root = join(import.meta.dirname, '../..');
const [namespace] = process.argv.slice(2);
if (namespace) process.stdout.write(natsUsers(namespace));
else writeFiles(natsUsers());

/** The fingerprint in docker-compose.yml makes `docker compose up` replace a server whose users have changed. */
function writeFiles(text) {
  writeFileSync(join(root, 'deploy/nats/users.conf'), text);
  const file = join(root, 'docker-compose.yml');
  const compose = readFileSync(file, 'utf8').replace(/(larder\.users: ').*(')/, `$1${fingerprintOf(text)}$2`);
  writeFileSync(file, compose);
}
