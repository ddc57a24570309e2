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
import { CommandError, type Command, type CommandContext } from './command.js';

const POLL_MS = 500;
/** How long the services may be unavailable while a restore replaces them, in milliseconds. */
const RESTART_TIMEOUT_MS = 120_000;

export const listBackups: Command = {
  name: 'backups',
  action: null,
  usage: '',
  about: 'Lists the backups, the newest first.',
  run: async (_parsed, { services, print: say }) => {
    const { imports } = await services.request(ListBackups, {});
    if (imports.length === 0) say('There are no backups.');
    for (const { name, date, size, integrity } of imports) say([name, date, size, integrity].join('\t'));
    return null;
  },
};

export const backUp: Command = {
  name: 'backup',
  action: 'backup.create',
  usage: '[--tag <text>]',
  about: 'Makes a backup of everything and checks that it can be read.',
  options: { tag: { type: 'string' } },
  run: async ({ values }, context) => {
    const id = newId();
    await context.services.request(StartBackup, { id, tag: (values['tag'] as string | undefined) ?? null });
    const { fileName } = await ended(id, context);
    context.print(`${fileName} is made and checked.`);
    return { name: fileName };
  },
};

export const restore: Command = {
  name: 'restore',
  action: 'backup.restore',
  usage: '<file name> --yes [--no-safety-backup]',
  about: 'Replaces everything by what a backup holds, after a backup of what is there now.',
  options: { yes: { type: 'boolean' }, 'no-safety-backup': { type: 'boolean' } },
  arguments: 1,
  run: async ({ positionals: [fileName = ''], values }, context) => {
    if (!values['yes']) throw new CommandError('This replaces all data. Say it with --yes.');
    const id = newId();
    const safetyBackup = !values['no-safety-backup'];
    await context.services.request(StartRestore, { id, fileName, safetyBackup });
    const { report } = await ended(id, context);
    report.forEach(context.print);
    context.print(`${fileName} is restored.`);
    return { name: fileName };
  },
};

/** Prints each step of a run; resolves with the run when it has ended. */
async function ended(id: string, { services, print: say }: CommandContext): Promise<BackupRun> {
  let step: string | undefined;
  for (;;) {
    const run = await read(services, id);
    if (run && run.step !== step) say(`… ${(step = run.step)}`);
    if (run?.state === 'done') return run;
    if (run?.state === 'failed') throw run.failure ? AppError.from(run.failure) : BackupErrors.failed();
    await pause(POLL_MS);
  }
}

/** Reads the run; retries while a restore replaces the service. */
async function read(services: CallerClient, id: string): Promise<BackupRun | null> {
  for (const until = performance.now() + RESTART_TIMEOUT_MS; ;) {
    try {
      return await services.request(ReadBackupRun, { id, waitMs: 0 });
    } catch (error) {
      const isAway = error instanceof AppError && ['unavailable', 'timeout'].includes(error.kind);
      if (!isAway || performance.now() > until) throw error;
      await pause(POLL_MS);
    }
  }
}
