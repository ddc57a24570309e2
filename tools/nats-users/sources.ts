import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { definitionsOf, type Definitions } from './definitions.js';
import { usageOf, type Usage } from './usage.js';

const ROOT = join(import.meta.dirname, '../..');
const KIT = 'libs/service-kit/src';
/** Files that answer the common messages of every service, which others request. */
const ANSWERS_OF_ALL = [
  ...['answer-task-messages.ts', 'answer-backup-messages.ts'],
  ...['answer-rebuild-message.ts', 'answer-repair-message.ts'],
];
/** The parts of the kit that every service runs. */
const PARTS_OF_ALL = ['backup', 'messaging', 'jobs', 'read-models', 'repairs'].map((part) => `${KIT}/${part}`);

/** Everything that connects to the message server: its name and usage. */
export interface Application {
  name: string;
  usage: Usage;
}

/** Reads from the sources what the gateway and each service request, answer, publish and subscribe to. */
export function applications(): Application[] {
  const services = readdirSync(join(ROOT, 'services')).sort();
  const folders = ['libs/contracts/src', KIT, 'gateway/src', ...services.map((name) => `services/${name}/src`)];
  const definitions = definitionsOf(folders.flatMap(parsedFiles));
  const gateway = { name: 'gateway', usage: usageIn(['gateway/src', `${KIT}/messaging`], definitions) };
  return [gateway, ...services.map((name) => ({ name, usage: usageIn(foldersOf(name), definitions) }))];
}

/** The code of a service: its own, parts of the kit and, if it imports it, the kit's directory. */
function foldersOf(service: string): string[] {
  const folder = `services/${service}/src`;
  const hasDirectory = readFileSync(join(ROOT, folder, 'service.ts'), 'utf8').includes('directory: true');
  return [folder, ...PARTS_OF_ALL, ...(hasDirectory ? [`${KIT}/directory`] : [])];
}

function usageIn(folders: string[], definitions: Definitions): Usage {
  return usageOf(folders.flatMap(parsedFiles), definitions);
}

function parsedFiles(folder: string): ts.SourceFile[] {
  const path = join(ROOT, folder);
  if (!existsSync(path)) throw new Error(`There is no folder ${folder}.`);
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) =>
        file.endsWith('.ts') && !file.endsWith('.spec.ts') && !ANSWERS_OF_ALL.some((answers) => file.endsWith(answers)),
    )
    .sort()
    .map((file) => parseSource(join(path, file)));
}

function parseSource(path: string): ts.SourceFile {
  return ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.ES2022, true);
}
