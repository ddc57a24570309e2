import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Api } from '../../e2e/src/support/api.js';
import { closeBrowser } from '../../e2e/src/support/browser/browser.js';
import { addDemoData } from '../demo/run-demo.js';
import { ANA, createAna } from '../instance/ana.js';
import { withInstance } from '../instance/with-instance.js';
import { shots } from './shots.js';
import { compressToLimit, takeShot } from './take-shot.js';

const FOLDER = join(import.meta.dirname, '../../docs/screenshots');
const MOST_BYTES = 200_000;
/** Smaller copies for the dialog that installs the app. */
const MANIFEST_FOLDER = join(import.meta.dirname, '../../web/public/screenshots');
const MOST_MANIFEST_BYTES = 62_000;
/**
 * The command: a fresh instance, the demo, a browser, and the files in `docs/screenshots` and of the app's manifest;
 * `only` selects some of them.
 */
export async function runScreenshots(only: string[]): Promise<void> {
  for (const folder of [FOLDER, MANIFEST_FOLDER]) mkdirSync(folder, { recursive: true });
  await withInstance(async ({ larder }) => {
    const { groupSlug } = await createAna(larder);
    const ana = await larder.signIn(ANA.username, ANA.password);
    await addDemoData(ana);
    const api = await new Api(larder.url).signIn(ANA.username, ANA.password);
    try {
      await takeAll(api, groupSlug, only);
    } finally {
      await closeBrowser();
    }
    ana.close();
  });
}

async function takeAll(api: Api, groupSlug: string, only: string[]): Promise<void> {
  for (const shot of shots(groupSlug).filter(({ name }) => only.length === 0 || only.includes(name))) {
    const image = await takeShot(api, shot, MOST_BYTES);
    const file = `${shot.name}.webp`;
    writeFileSync(join(FOLDER, file), image);
    if (shot.isInManifest)
      writeFileSync(join(MANIFEST_FOLDER, file), await compressToLimit(image, MOST_MANIFEST_BYTES));
    process.stdout.write(`${shot.name.padEnd(16)} ${Math.round(image.length / 1000)} KB\n`);
  }
}
