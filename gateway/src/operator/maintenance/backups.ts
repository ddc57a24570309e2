import {
  AppError,
  BackupErrors,
  ListBackups,
  ReadBackupRun,
  StartBackup,
  StartRestore,
  type BackupRun,
} from '@larder/contracts';
import { newId, pause, type CallerClient } from '@larder/service-kit';
import { CommandError, type Command, type CommandContext, type ParsedArguments } from '../command.js';

const POLL_MS = 500;
/** How long the services may be unavailable while a restore replaces them, in milliseconds. */
const RESTART_TIMEOUT_MS = 120_000;

export const listBackups: Command = {
  name: 'backups',
  action: null,
  usage: '',
  about: 'Lists the backups, newest first.',
  run: async (_parsed, { services, print }) => {
    const { imports } = await services.request(ListBackups, {});
    if (imports.length === 0) print('There are no backups.');
    for (const { name, date, size, integrity } of imports) print([name, date, size, integrity].join('\t'));
    return null;
  },
};

export const backUp: Command = {
  name: 'backup',
  action: 'backup.create',
  usage: '[--tag <text>]',
  about: 'Creates a backup of all data and verifies that it can be read.',
  options: { tag: { type: 'string' } },
  run: async ({ values }, context) => {
    const id = newId();
    await context.services.request(StartBackup, { id, tag: (values['tag'] as string | undefined) ?? null });
    const { fileName } = await waitForEnd(id, context);
    context.print(`${fileName} was created and verified.`);
    return { name: fileName };
  },
};

const RESTORE_USAGE = '<file name> --yes [--no-safety-backup] [--passphrase-stdin]';
const RESTORE_OPTIONS: Command['options'] = {
  yes: { type: 'boolean' },
  'no-safety-backup': { type: 'boolean' },
  'passphrase-stdin': { type: 'boolean' },
};

export const restore: Command = {
  name: 'restore',
  action: 'backup.restore',
  usage: RESTORE_USAGE,
  about: 'Replaces all data with a backup, after a backup of the current data.',
  options: RESTORE_OPTIONS,
  arguments: 1,
  run: async (parsed, context) => {
    if (!parsed.values['yes']) throw new CommandError('This replaces all data. Confirm with --yes.');
    const done = await runRestore(parsed, context, { merge: false });
    context.print(`${done.name} is restored.`);
    return done;
  },
};

export const addGroups: Command = {
  name: 'add-groups',
  action: 'backup.merge',
  usage: RESTORE_USAGE,
  about: 'Adds the data of a Mealie backup as new groups, after a backup of the current data.',
  options: RESTORE_OPTIONS,
  arguments: 1,
  run: async (parsed, context) => {
    if (!parsed.values['yes']) throw new CommandError('Writes are paused while groups are added. Confirm with --yes.');
    const done = await runRestore(parsed, context, { merge: true });
    context.print(`The groups of ${done.name} were added.`);
    return done;
  },
};

async function runRestore(
  { positionals: [fileName = ''], values }: ParsedArguments,
  context: CommandContext,
  { merge }: { merge: boolean },
): Promise<{ name: string }> {
  const id = newId();
  const safetyBackup = !values['no-safety-backup'];
  const passphrase = (values['passphrase-stdin'] && (await context.readInput())) || null;
  await context.services.request(StartRestore, { id, fileName, safetyBackup, merge, passphrase });
  const { report } = await waitForEnd(id, context);
  report.forEach(context.print);
  return { name: fileName };
}

/** Prints each step of a run; resolves with the run when it has ended. */
async function waitForEnd(id: string, { services, print }: CommandContext): Promise<BackupRun> {
  let step: string | undefined;
  for (;;) {
    const run = await readRun(services, id);
    if (run && run.step !== step) print(`… ${(step = run.step)}`);
    if (run?.state === 'done') return run;
    if (run?.state === 'failed') throw run.failure ? AppError.from(run.failure) : BackupErrors.failed();
    await pause(POLL_MS);
  }
}

/** Reads the run; retries while a restore replaces the service. */
async function readRun(services: CallerClient, id: string): Promise<BackupRun | null> {
  for (const until = performance.now() + RESTART_TIMEOUT_MS; ;) {
    try {
      return await services.request(ReadBackupRun, { id, waitMs: 0 });
    } catch (error) {
      const isUnavailable = error instanceof AppError && ['unavailable', 'timeout'].includes(error.kind);
      if (!isUnavailable || performance.now() > until) throw error;
      await pause(POLL_MS);
    }
  }
}
