import { MealPlanConfig } from './config.js';

it('starts with a real time zone only', () => {
  expect(MealPlanConfig.parse({ TZ: 'Europe/Berlin' })).toMatchObject({ TZ: 'Europe/Berlin' });
  expect(MealPlanConfig.parse({}).TZ).toBeUndefined();
  expect(() => MealPlanConfig.parse({ TZ: 'Mars/Olympus' })).toThrow(/TZ: expected a time zone/);
});
