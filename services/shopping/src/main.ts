import { runService } from '@larder/service-kit';
import { shoppingService } from './service.js';

await runService(shoppingService);
