import { createWriteStream } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  ExportAudit,
  readAll,
  ReadPersonalAccount,
  ReadPersonalFile,
  ReadPersonalLists,
  ReadPersonalAvatar,
  ReadPersonalPlans,
  ReadPersonalRecipes,
  type AuditEntry,
  type UserOut,
} from '@larder/contracts';
import { zipOf, type CallerClient, type ZipEntry } from '@larder/service-kit';
import { CommandError, type Command } from '../command.js';
import { findUser } from './find-user.js';

/** Only its owner may read the file. */
const MODE = 0o600;

export const exportPerson: Command = {
  name: 'export-person',
  action: 'user.export',
  usage: '<username or email> --to <file.zip>',
  about: 'Writes what is stored about one person into a new zip file: JSON files, images and assets.',
  options: { to: { type: 'string' } },
  arguments: 1,
  run: async ({ positionals, values }, { services, print }) => {
    const file = values['to'];
    if (typeof file !== 'string' || file === '') throw new CommandError('Name the file to write with --to.');
    const user = await findUser(services, positionals[0] ?? '');
    await createFile(file);
    try {
      await pipeline(await zipOf(entriesOf(services, user)), createWriteStream(file));
    } catch (error) {
      await rm(file, { force: true });
      throw error;
    }
    print(`${file} contains the data about ${user.username ?? user.email}.`);
    return { id: user.id, name: user.username ?? user.email };
  },
};

/** Fails when the file exists. */
async function createFile(file: string): Promise<void> {
  try {
    await (await open(file, 'wx', MODE)).close();
  } catch (error) {
    const isThere = (error as { code?: unknown }).code === 'EEXIST';
    throw new CommandError(isThere ? `${file} already exists.` : `${file}: ${(error as Error).message}`);
  }
}

/** Each entry is streamed from its service while it is packed. */
async function* entriesOf(services: CallerClient, { id: userId }: UserOut): AsyncGenerator<ZipEntry> {
  for (const part of ['profile', 'api-tokens', 'sessions'] as const)
    yield jsonEntry(part, services.stream(ReadPersonalAccount, { userId, part }));
  const image = await avatarOf(services, userId);
  if (image.length > 0) yield { name: 'picture.webp', content: image, isCompressed: true };
  for (const part of ['ratings', 'comments', 'timeline', 'recipes', 'deleted-recipes', 'recipe-versions'] as const)
    yield jsonEntry(part, services.stream(ReadPersonalRecipes, { userId, part }));
  for (const part of ['plan-entries', 'deleted-plan-entries'] as const)
    yield jsonEntry(part, services.stream(ReadPersonalPlans, { userId, part }));
  for (const part of ['shopping-lists', 'deleted-shopping-lists'] as const)
    yield jsonEntry(part, services.stream(ReadPersonalLists, { userId, part }));
  yield jsonEntry('audit-log', auditOf(services, userId));
  yield* filesOf(services, userId);
}

/** Images and assets, under the id of their recipe. */
async function* filesOf(services: CallerClient, userId: string): AsyncGenerator<ZipEntry> {
  for await (const { key } of services.stream(ReadPersonalRecipes, { userId, part: 'files' })) {
    const content = Readable.from(bytesOf(services, String(key)), { objectMode: false });
    yield { name: String(key).replace(/^recipes\//, 'files/'), content, isCompressed: true };
  }
}

async function* bytesOf(services: CallerClient, key: string): AsyncGenerator<Buffer> {
  for await (const piece of services.stream(ReadPersonalFile, { key })) yield Buffer.from(piece, 'base64');
}

function jsonEntry(name: string, records: AsyncIterable<unknown>): ZipEntry {
  return { name: `${name}.json`, content: Readable.from(jsonList(records), { objectMode: false }) };
}

/** A JSON list with one record per line. */
async function* jsonList(records: AsyncIterable<unknown>): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const record of records) {
    yield separator + JSON.stringify(record);
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

/** At most 512 pixels wide: small enough to be held in memory. */
async function avatarOf(services: CallerClient, userId: string): Promise<Buffer> {
  const pieces = await readAll(services.stream(ReadPersonalAvatar, { userId }));
  return Buffer.concat(pieces.map((piece) => Buffer.from(piece, 'base64')));
}

/** The person's entries of the audit log; other users appear by name. */
async function* auditOf(services: CallerClient, userId: string): AsyncGenerator<Omit<AuditEntry, 'id' | 'actor'>> {
  for await (const { occurredAt, action, target, address, outcome } of services.stream(ExportAudit, { user: userId })) {
    const id = target.kind === 'user' && target.id !== userId ? null : target.id;
    yield { occurredAt, action, target: { ...target, id }, address, outcome };
  }
}
