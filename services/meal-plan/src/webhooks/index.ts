export { WEBHOOKS, WebhookSchema } from './webhook.schema.js';
export { WebhooksModule } from './webhooks.module.js';
