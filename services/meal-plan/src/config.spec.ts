import { MealPlanConfig } from './config.js';

it('requires a valid time zone at the start', () => {
  expect(MealPlanConfig.parse({ TZ: 'Europe/Berlin' })).toMatchObject({ TZ: 'Europe/Berlin' });
  expect(MealPlanConfig.parse({}).TZ).toBeUndefined();
  expect(() => MealPlanConfig.parse({ TZ: 'Mars/Olympus' })).toThrow(/TZ: expected a time zone/);
});
