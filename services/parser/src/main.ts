import { runService } from '@larder/service-kit';
import { parserService } from './service.js';

await runService(parserService);
