import { randomBytes } from 'node:crypto';
import { ReadDefaultPassword } from '@larder/contracts';
import type { CallerClient } from '@larder/service-kit';
import { CommandError, type CommandContext, type ParsedArguments } from '../command.js';

const PASSWORD_BYTES = 12;
export const PASSWORD_OPTION = { 'password-stdin': { type: 'boolean' } } as const;

/** The password of standard input if the arguments say so, else a new one. */
export async function passwordFrom({ values }: ParsedArguments, readInput: CommandContext['readInput']) {
  if (!values['password-stdin']) return { text: randomBytes(PASSWORD_BYTES).toString('base64url'), isNew: true };
  const text = await readInput();
  if (!text) throw new CommandError('There is no password on standard input.');
  return { text, isNew: false };
}

/** Prints a warning when the first administrator has the default password. */
export async function warnOfDefaultPassword(services: CallerClient, print: CommandContext['print']): Promise<void> {
  const { isUnchanged } = await services.request(ReadDefaultPassword, {});
  if (isUnchanged) print('Warning: the first administrator still has the default password: every visitor can sign in.');
}
