import { mergeCases } from '../backups/merge-cases.js';

describe('a backup of Mealie that is added to a product in pieces, with several replicas of each', () => {
  mergeCases();
});
