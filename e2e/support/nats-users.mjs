// The users of the message server as in docker-compose.yml, with generated passwords.
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';

const USERS = new URL('../../deploy/nats/users.conf', import.meta.url);
/** `nats://recipe:${NATS_RECIPE_PASSWORD…}@nats:4222` */
const COMPOSE_URL = /^nats:\/\/([\w-]+):\$\{(\w+)[^}]*\}@nats:4222$/;

/** The configuration of the users, the environment with their passwords, and the address for each. */
export function natsUsers() {
  const text = readFileSync(USERS, 'utf8');
  const variables = [...text.matchAll(/\$(NATS_\w+)/g)].map(([, name]) => name);
  const passwords = Object.fromEntries(variables.map((name) => [name, randomBytes(16).toString('hex')]));
  const env = Object.fromEntries(variables.map((name) => [name, `"${passwords[name]}"`]));
  const urlOf = (composeUrl, server) => {
    const [, user, variable] = COMPOSE_URL.exec(composeUrl);
    return `nats://${user}:${passwords[variable]}@${new URL(server).host}`;
  };
  return { text, env, urlOf };
}
