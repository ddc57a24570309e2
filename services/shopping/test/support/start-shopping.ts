import { startTestService, type TestService } from '@larder/testing';
import { shoppingService } from '../../src/index.js';
import { TestCatalogue } from './catalogue.js';

/** The shopping service under test. */
export interface TestShopping extends TestService {
  /** The foods, units, labels and recipes of the simulated recipe service. */
  readonly catalogue: TestCatalogue;
}

export async function startShopping(): Promise<TestShopping> {
  const service = await startTestService(shoppingService);
  return Object.assign(service, { catalogue: await TestCatalogue.open(service) });
}
