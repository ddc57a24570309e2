import { createHash } from 'node:crypto';
import type { Permissions } from './permissions.js';

const HEAD = `# One user per application, with the subjects that its code uses. Written by \`npm run nats-users\`; do not edit.
# Passwords come from the environment of nats-server: NATS_<APPLICATION>_PASSWORD, each in double quotes.
`;

/** The authentication timeout in seconds: on a busy machine more than the two of nats-server. */
const AUTH_TIMEOUT_S = 10;

/** The variable with a user's password, for example NATS_MEAL_PLAN_PASSWORD. */
export function passwordVariable(user: string): string {
  return `NATS_${user.toUpperCase().replaceAll('-', '_')}_PASSWORD`;
}

/** The users as nats-server's configuration, to be included in the main file. */
export function render(permissions: ReadonlyMap<string, Permissions>): string {
  const users = [...permissions].map(([name, each]) => userText(name, each));
  return `${HEAD}authorization {\n  timeout: ${AUTH_TIMEOUT_S}\n  users = [\n${users.join('')}  ]\n}\n`;
}

/** Changes with the text: identifies the users of a running server in docker-compose.yml. */
export function fingerprintOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

function userText(name: string, { publish, subscribe }: Permissions): string {
  return [
    '    {',
    `      user: ${JSON.stringify(name)}`,
    `      password: $${passwordVariable(name)}`,
    '      permissions {',
    '        publish {',
    ...listLines('allow', publish.allow),
    ...(publish.deny.length > 0 ? listLines('deny', publish.deny) : []),
    '        }',
    '        subscribe {',
    ...listLines('allow', subscribe.allow),
    '        }',
    '      }',
    '    }',
    '',
  ].join('\n');
}

function listLines(name: string, subjects: readonly string[]): string[] {
  return [`          ${name}: [`, ...subjects.map((each) => `            ${JSON.stringify(each)}`), '          ]'];
}
