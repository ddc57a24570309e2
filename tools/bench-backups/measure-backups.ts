import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Larder } from '../client/larder.js';
import { printLine } from '../client/print-line.js';
import type { Product } from '../instance/product.js';
import { MemoryPeak } from './memory-peak.js';
import { writeMealieBackup } from './mealie-backup.js';
import { addMedia } from './site-media.js';
import { runToEnd, listBackups, uploadBackup } from './site-run.js';
import { SteadyWriter } from './steady-writer.js';

/** The size of the measured site. */
export interface SiteSize {
  recipes: number;
  mediaGib: number;
  /** The data folder of the instance. */
  folder: string;
}

/** Duration and memory of one operation. */
export interface Measurement {
  what: string;
  seconds: number;
  /** Resident memory before it, in MB. */
  initialMb: number;
  peakMb: number;
  /** The longest time between two successful writes during the run; null without writes. */
  longestGapMs: number | null;
}

/** The user in the backup of Mealie. */
const DORA = ['dora', 'pass-word-dora'] as const;
/** The first account of a fresh instance. */
const FIRST = ['changeme@example.com', 'MyPassword'] as const;
const NO_SAFETY = '/restore?safetyBackup=false&async=true';

/** Imports a large backup of Mealie, backs up and restores the site with large files, and adds groups to it. */
export async function measureBackups(product: Product, size: SiteSize): Promise<Measurement[]> {
  const bench = new BackupBench(product, size);
  await bench.importMealie();
  await bench.backUp('recipes and images');
  await bench.addMedia();
  await bench.backUp('the same with large files');
  await bench.restore();
  await bench.addGroups();
  return bench.results;
}

class BackupBench {
  readonly results: Measurement[] = [];

  constructor(
    private readonly product: Product,
    private readonly size: SiteSize,
  ) {}

  async importMealie(): Promise<void> {
    const file = join(this.size.folder, 'large.zip');
    printLine(`writing a backup of Mealie with ${this.size.recipes} recipes …`);
    await writeMealieBackup(file, this.size.recipes);
    const signIn = () => this.signIn(FIRST);
    await this.measure('upload of a backup of Mealie', () => this.upload(file, FIRST));
    await rm(file);
    await this.measure('import of it', () => this.run(signIn, `/api/admin/backups/large.zip${NO_SAFETY}`));
    await (await this.signIn()).call('DELETE', '/api/admin/backups/large.zip');
  }

  async addMedia(): Promise<void> {
    printLine(`writing ${this.size.mediaGib} GiB of files …`);
    await addMedia(join(this.size.folder, 'objects', 'larder', 'generation-1'), this.size.mediaGib);
  }

  async backUp(label: string): Promise<void> {
    await this.measureWritten(`backup: ${label}`, () => this.run(() => this.signIn(), '/api/admin/backups'));
  }

  async restore(): Promise<void> {
    const [newest] = await listBackups(await this.signIn());
    await this.measure(`restore of it (${newest?.size ?? ''})`, () =>
      this.run(() => this.signIn(), `/api/admin/backups/${newest?.name ?? ''}${NO_SAFETY}`),
    );
  }

  async addGroups(): Promise<void> {
    const file = join(this.size.folder, 'small.zip');
    await writeMealieBackup(file, 10);
    await this.upload(file, DORA);
    await this.measureWritten('a group with 10 recipes added to the site', () =>
      this.run(() => this.signIn(), `/api/admin/backups/small.zip${NO_SAFETY}&merge=true`),
    );
  }

  private async run(signIn: () => Promise<Larder>, path: string): Promise<void> {
    await runToEnd(await signIn(), path, () => this.signIn());
  }

  private async measureWritten(label: string, work: () => Promise<void>): Promise<void> {
    const larder = await this.signIn();
    const writer = new SteadyWriter(larder, '/api/recipes/recipe-0');
    await this.measure(label, work, writer);
    larder.close();
  }

  private async measure(label: string, work: () => Promise<void>, writer?: SteadyWriter): Promise<void> {
    printLine(`${label} …`);
    const peak = new MemoryPeak(() => this.product.roots());
    const beganAt = performance.now();
    await work();
    const seconds = (performance.now() - beganAt) / 1000;
    const longestGapMs = (await writer?.stop()) ?? null;
    this.results.push({ what: label, seconds, initialMb: peak.initialMb, peakMb: peak.stop(), longestGapMs });
    printLine(`${seconds.toFixed(1)} s`);
  }

  private signIn([name, password]: readonly [string, string] = DORA): Promise<Larder> {
    return new Larder(this.product.url).signIn(name, password);
  }

  private async upload(file: string, [username, password]: readonly [string, string]): Promise<void> {
    const { url } = this.product;
    const body = new URLSearchParams({ username, password });
    const response = await fetch(`${url}/api/auth/token`, { method: 'POST', body });
    const { access_token: token } = (await response.json()) as { access_token: string };
    await uploadBackup(url, token, file);
  }
}
