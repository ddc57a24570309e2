import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';

const ROOT = join(import.meta.dirname, '../../..');

/** Every separate process, by the name of its deployment. */
export const PARTS = ['gateway', ...readdirSync(join(ROOT, 'services'))];

/** The folder of a part, from the root. */
export const folderOf = (part: string) => (part === 'gateway' ? 'gateway' : `services/${part}`);

/** The command that starts a part in the image. */
export const commandOf = (part: string) => ['node', `${folderOf(part)}/dist/main.js`];

export const pathOf = (path: string) => join(ROOT, path);

export const fileExists = (path: string) => existsSync(pathOf(path));

/** The variable with the password of a part's user of the message server. */
export const passwordVariable = (part: string) => `NATS_${part.toUpperCase().replaceAll('-', '_')}_PASSWORD`;

const EXACT_TAG = /:(v?\d+\.\d+\.\d+(-[\w.-]+)?|RELEASE\.\d{4}-\d\d-\d\dT[\d-]+Z)(@sha256:[0-9a-f]{64})?$/;

/**
 * Whether an image has an exact version, with or without a digest: neither `latest` nor a tag that changes with
 * patches.
 */
export const isExactImage = (image: string) => EXACT_TAG.test(image);

export const textOf = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** The version of Larder in this repository. */
export const releaseOf = () => (JSON.parse(textOf('package.json')) as { version: string }).version;

/** A YAML file with `<<` resolved, as Compose reads it. */
export const yamlOf = (path: string): unknown => parse(textOf(path), { merge: true });

/** All documents of a manifest. */
export function manifestsOf(path: string): unknown[] {
  return parseAllDocuments(textOf(path)).map((each) => {
    const [error] = each.errors;
    if (error) throw error;
    return each.toJS() as unknown;
  });
}

/** The settings in `.env.example`. */
export function explainedSettings(): Set<string> {
  return new Set([...textOf('.env.example').matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(([, name = '']) => name));
}
