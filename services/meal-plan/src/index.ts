export { mealPlanService } from './service.js';
