import { restoreCases } from '../backups/restore-cases.js';

describe('backups of a product in several processes, with several replicas of each', () => {
  restoreCases();
});
