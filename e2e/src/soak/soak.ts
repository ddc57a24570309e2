import { setTimeout as pause } from 'node:timers/promises';
import { Api } from '../support/api.js';
import { anImage, html, startPages, type Pages } from '../support/fixtures/pages.js';
import { randomNumbers } from '@larder/testing/random';
import { tomatoSoupPage } from '../support/fixtures/tomato-soup.js';
import type { Installation } from './installation/installation.js';
import { Killer } from './killer.js';
import { SoakClient } from './household/soak-client.js';
import { SoakHousehold } from './household/soak-household.js';
import { SoakLog } from './log/soak-log.js';
import type { SoakFixtures } from './household/soak-recipes.js';
import { createSoakUser } from './household/soak-user.js';

export interface SoakOptions {
  /** Kills continue until both are reached. */
  kills: number;
  minutes: number;
  households: number;
  /** Determines the kills and the actions of households. */
  seed: number;
  /** Maximum pause between a recovery and the next kill, in milliseconds. */
  pauseMs?: number;
  onKill?: (log: SoakLog) => void;
}

const PAUSE_MS = 3_000;
const IMAGE_SIZE = [1200, 900] as const;

/** Runs households while parts are killed, then compares the confirmed writes with the stored data. */
export async function soak(installation: Installation, admin: Api, options: SoakOptions): Promise<SoakLog> {
  const log = new SoakLog();
  const pages = await startPages();
  try {
    const fixtures = { image: await anImage(...IMAGE_SIZE), pageUrl: pageServer(pages) };
    const households = await createHouseholds(admin, log, fixtures, options);
    const running = Promise.all(households.map((household) => household.run()));
    try {
      await killUntilDone(installation, admin, log, options);
    } finally {
      households.forEach((household) => household.stop());
      await running;
    }
    await Promise.all(households.map((household) => household.checkAll()));
  } finally {
    await pages.close();
  }
  return log;
}

async function killUntilDone(
  installation: Installation,
  admin: Api,
  log: SoakLog,
  options: SoakOptions,
): Promise<void> {
  const { kills, minutes, seed, pauseMs = PAUSE_MS, onKill } = options;
  const random = randomNumbers(seed);
  const { user, token } = await createSoakUser(admin);
  const client = new SoakClient(installation.url, log, token);
  const killer = new Killer({ installation, client, user, log, random });
  while (log.kills.length < kills || log.seconds < minutes * 60) {
    await pause(random() * pauseMs);
    if (!(await killer.kill())) return;
    onKill?.(log);
  }
}

function createHouseholds(admin: Api, log: SoakLog, fixtures: SoakFixtures, { households, seed }: SoakOptions) {
  return Promise.all(
    Array.from({ length: households }, async (_, index) => {
      const { user, token } = await createSoakUser(admin);
      const client = new SoakClient(admin.url, log, token);
      return new SoakHousehold(client, user, log, { fixtures, seed: seed + index });
    }),
  );
}

/** A foreign site with a recipe page for every name. */
function pageServer(pages: Pages): (name: string) => string {
  return (name) => {
    const path = `/${encodeURIComponent(name)}`;
    pages.serve(path, html(tomatoSoupPage(name)));
    return `${pages.url}${path}`;
  };
}
