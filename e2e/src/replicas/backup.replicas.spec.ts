import { restoreCases } from '../backups/restore-cases.js';

describe('backups of a product in pieces, with several replicas of each', () => {
  restoreCases();
});
