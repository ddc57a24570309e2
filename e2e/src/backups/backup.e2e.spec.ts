import { backupCases } from './backup-cases.js';

describe('backups of a product in one process', () => {
  backupCases();
});
