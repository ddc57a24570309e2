import { runService } from '@larder/service-kit';
import { recipeService } from './service.js';

await runService(recipeService);
