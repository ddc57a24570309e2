import { mergeCases } from '../backups/merge-cases.js';

describe('a Mealie backup that is added to a product in several processes, with several replicas of each', () => {
  mergeCases();
});
