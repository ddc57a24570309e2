import { runService } from '@larder/service-kit';
import { mealPlanService } from './service.js';

await runService(mealPlanService);
