import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { AppError, type AuditAction, type AuditOutcome } from '@larder/contracts';
import { connectNats, createLog, EventStream, pause, ServiceClient, type Environment } from '@larder/service-kit';
import { lookUp, normalizeEnvironment } from '@larder/service-kit/environment';
import { outcomeOf, textOf } from '../audit/audit-facts.js';
import { AuditTrail } from '../audit/audit-trail.js';
import { sentenceOf } from '../http/errors/error-response.js';
import { addGroups, backUp, listBackups, restore } from './maintenance/backups.js';
import {
  CommandError,
  type Command,
  type CommandContext,
  type CommandTarget,
  type LocalCommand,
  type ParsedArguments,
} from './command.js';
import { exportPerson } from './users/export-person.js';
import { createAdmin, createUser } from './users/new-users.js';
import { OPERATOR } from './operator.js';
import { rebuild } from './maintenance/rebuild.js';
import { repair } from './maintenance/repair.js';
import { reprocessImages } from './maintenance/reprocess-images.js';
import { rotateSecret } from './maintenance/rotate-secret.js';
import { cleanOrphans } from './maintenance/clean-orphans.js';
import { status } from './status.js';
import { deleteUser, listUsers, makeAdmin, resetPassword, unlock } from './users/users.js';
import { seed } from './seed.js';

export { CommandError, type LocalCommand } from './command.js';

const COMMANDS = [
  ...[listUsers, createUser, createAdmin, makeAdmin, resetPassword, unlock, exportPerson, deleteUser],
  ...[listBackups, backUp, restore, addGroups],
  ...[seed, cleanOrphans, rebuild, repair, reprocessImages, rotateSecret, status],
];
/** The gateway's NATS user may send all the requests of these commands. */
const NAME = 'gateway';
/** The setting with the timeout of the connection to the message server, in milliseconds, and its default. */
const CONNECT_TIMEOUT = 'OPERATOR_CONNECT_TIMEOUT_MS';
const CONNECT_MS = 10_000;

/**
 * Runs a command of an operator of the site, by the message server of the running product (`NATS_URL`, `NAMESPACE`,
 * `OPERATOR_CONNECT_TIMEOUT_MS`).
 *
 * @param local commands that need no running product
 * @returns the exit code: 0 when it is done, 1 when it failed, 2 when it was not understood
 */
export async function runOperatorCommand(
  args: string[],
  env: Environment,
  local: LocalCommand[] = [],
): Promise<number> {
  const [name, ...rest] = args;
  const isNamed = (each: { name: string }) => each.name === name;
  const [command, localCommand] = [COMMANDS.find(isNamed), local.find(isNamed)];
  const selected = command ?? localCommand;
  if (!selected || rest.includes('--help')) {
    process.stdout.write(`${help([...COMMANDS, ...local])}\n`);
    return selected || name === undefined || name === '--help' ? 0 : 2;
  }
  try {
    const parsed = parse(selected, rest);
    if (command) await withServices(env, (context, trail) => runRecorded(command, { parsed, context, trail }));
    else await localCommand?.run(parsed, { print, readInput });
    return 0;
  } catch (error) {
    process.stderr.write(`${reasonOf(error)}\n`);
    return isUsageError(error) ? 2 : 1;
  }
}

function parse(command: Command | LocalCommand, args: string[]) {
  const { options = {}, arguments: needed = 0, optionalArguments = 0, usage } = command;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const more = positionals.length - needed;
  if (more < 0 || more > optionalArguments) throw new UsageProblem(`Usage: ${command.name} ${usage}`);
  return { values: values as Record<string, string | boolean | undefined>, positionals };
}

const print = (line: string) => void process.stdout.write(`${line}\n`);
const readInput = async () => (await text(process.stdin)).replace(/\r?\n$/, '');

/** Connects to the message server while the work runs. */
async function withServices(
  env: Environment,
  work: (context: CommandContext, trail: AuditTrail) => Promise<void>,
): Promise<void> {
  const settings = normalizeEnvironment(env);
  const url = lookUp(settings, 'NATS_URL') ?? 'nats://127.0.0.1:4222';
  const namespace = lookUp(settings, 'NAMESPACE') ?? 'larder';
  const log = createLog('admin', { LOG_LEVEL: 'fatal', LOG_FORMAT: 'json' });
  const nats = await within(connectMs(settings), connectNats({ name: NAME, namespace, url }, log));
  try {
    const client = new ServiceClient({ nats, name: NAME, namespace });
    const ofGroup = (groupId: string) => client.as({ ...OPERATOR, groupId });
    await work(
      { services: client.as(OPERATOR), ofGroup, print, readInput },
      new AuditTrail(new EventStream(nats, namespace, 1), log),
    );
  } finally {
    await nats.close();
  }
}

function connectMs(settings: Record<string, string>): number {
  const text = lookUp(settings, CONNECT_TIMEOUT);
  const limitMs = Number(text ?? CONNECT_MS);
  if (Number.isInteger(limitMs) && limitMs > 0) return limitMs;
  throw new CommandError(`${CONNECT_TIMEOUT} must be a whole number above 0, in milliseconds; it is “${text}”.`);
}

async function within<T>(limitMs: number, work: Promise<T>): Promise<T> {
  const late = pause(limitMs).then(() => {
    throw new CommandError('The message server of Larder does not respond. Is Larder running?');
  });
  return Promise.race([work, late]);
}

interface Call {
  parsed: ParsedArguments;
  context: CommandContext;
  trail: AuditTrail;
}

/** Runs a command and records its outcome in the audit log. */
async function runRecorded(command: Command, { parsed, context, trail }: Call): Promise<void> {
  const { action } = command;
  try {
    const done = await command.run(parsed, context);
    if (action && done) await record(trail, { ...done, action, outcome: 'done' });
  } catch (error) {
    const outcome = error instanceof CommandError ? 'refused' : outcomeOf(error);
    const [name] = parsed.positionals;
    if (action && outcome) await record(trail, { ...(name !== undefined && { name }), action, outcome });
    throw error;
  }
}

type Attempt = CommandTarget & { action: AuditAction; outcome: AuditOutcome };

/** Without an address: the command was run on the machine. */
function record(trail: AuditTrail, { action, outcome, id, name }: Attempt): Promise<void> {
  const [kind = action] = action.split('.');
  const actor = { id: null, name: OPERATOR.username };
  const target = { kind, id: textOf(id), name: textOf(name) };
  return trail.record({ action, actor, target, address: '', outcome }, null);
}

class UsageProblem extends CommandError {}

function isUsageError(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return error instanceof UsageProblem || (typeof code === 'string' && code.startsWith('ERR_PARSE_ARGS'));
}

/** An error message for the operator. */
function reasonOf(error: unknown): string {
  if (error instanceof AppError) return sentenceOf(error);
  return error instanceof Error ? error.message : String(error);
}

function help(commands: readonly (Command | LocalCommand)[]): string {
  const lines = commands.map(({ name, usage, about }) => `  ${`${name} ${usage}`.trim()}\n      ${about}`);
  return ['Usage: npm run admin -- <command>', '', ...lines].join('\n');
}
