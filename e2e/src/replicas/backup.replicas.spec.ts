import { backupCases } from '../backups/backup-cases.js';

describe('backups of a product in several processes, with several replicas of each', () => {
  backupCases();
});
