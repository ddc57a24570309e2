import { isTimeZone } from '@larder/contracts';
import { egressShape } from '@larder/service-kit/egress';
import { defineConfig, setting, type ConfigOf } from '@larder/service-kit';

export const MealPlanConfig = defineConfig({
  ...egressShape,
  /** Whether this is a demonstration: nothing is sent to addresses that visitors have entered. */
  IS_DEMO: setting.flag().default(false),
  /** The time zone of the households' day; the system's zone when absent. */
  TZ: setting.text().refine(isTimeZone, 'expected a time zone such as Europe/Berlin').optional(),
});
export type MealPlanConfig = ConfigOf<typeof MealPlanConfig>;
