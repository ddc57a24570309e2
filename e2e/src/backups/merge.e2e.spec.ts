import { mergeCases } from './merge-cases.js';

describe('a backup of Mealie that is added as new groups', () => {
  mergeCases();
});
