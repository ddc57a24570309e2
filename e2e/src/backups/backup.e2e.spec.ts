import { restoreCases } from './restore-cases.js';

describe('backups of a product in one process', () => {
  restoreCases();
});
