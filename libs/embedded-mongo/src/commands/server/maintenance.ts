import { Double, Int32, type Document } from 'bson';
import { join } from 'node:path';
import { badValue } from '../../errors.js';
import type { Engine } from '../../execute/engine/engine.js';
import { checkStore } from '../../maintenance/check.js';
import { copyStore } from '../../maintenance/copy.js';
import type { Command } from '../request/command.js';
import type { Handlers } from '../request/handler.js';

/** Our own commands for the maintenance of a running database. */
export const maintenanceCommands: Handlers = { larderCheck: check, larderCopy: copy };

/** A client may name a copy, but not select the folder it is written to. */
const COPIES = 'copies';
const COPY_NAME = /^[\w-]{1,64}$/;

async function check(engine: Engine): Promise<Document> {
  const { collections, documents, problems } = await checkStore(engine);
  const { isDamaged } = engine.damage;
  return { collections: new Int32(collections), documents: new Double(documents), problems, isDamaged };
}

/** `{ larderCopy: 'nightly' }` copies to the folder `copies/nightly` inside the data folder. */
async function copy(engine: Engine, command: Command): Promise<Document> {
  const name = command.value('larderCopy');
  if (!name.isString || !COPY_NAME.test(name.text())) throw badValue('a copy is named by letters, digits, - and _');
  const folder = join(engine.directory, COPIES, name.text());
  await copyStore(engine.store, folder);
  return { folder };
}
