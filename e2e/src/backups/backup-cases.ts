import { SETTINGS } from '../../support/settings.mjs';
import { startOwnInstance, type OwnInstance } from '../support/instances/own-instance.js';
import { startFresh } from '../support/instances/product.js';
import { mergeCases } from './merge-cases.js';
import { restoreCases } from './restore-cases.js';

/** The tests of backups at one new site, for a product in one process and in several. */
export function backupCases(): void {
  let instance: OwnInstance;
  beforeAll(async () => {
    instance = await startOwnInstance(SETTINGS, startFresh);
  });
  afterAll(() => instance.stop());

  // First, since a restore is in the audit log.
  describe('of Mealie, added as new groups', () => mergeCases(() => instance));
  describe('of the site itself', () => restoreCases(() => instance));
}
