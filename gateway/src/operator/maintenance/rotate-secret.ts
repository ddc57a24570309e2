import { RotateSigningSecret } from '@larder/contracts';
import { CommandError, type Command } from '../command.js';

export const rotateSecret: Command = {
  name: 'rotate-secret',
  action: 'secret.rotate',
  usage: '[--revoke --yes]',
  about: 'Signs new tokens with a new secret; with --revoke all sessions, API tokens and signed links end.',
  options: { revoke: { type: 'boolean' }, yes: { type: 'boolean' } },
  run: async ({ values }, { services, print }) => {
    const revoke = values['revoke'] === true;
    if (revoke && !values['yes']) throw new CommandError('All users have to sign in again. Confirm with --yes.');
    await services.request(RotateSigningSecret, { revoke });
    print(revoke ? 'The secret was replaced. All sessions and API tokens have ended.' : 'The secret was replaced.');
    return {};
  },
};
