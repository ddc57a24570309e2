export { WEBHOOK_DELIVERIES, WebhookDeliverySchema } from './deliveries/webhook-delivery.schema.js';
export { WEBHOOKS, WebhookSchema } from './webhook.schema.js';
export { WebhooksModule } from './webhooks.module.js';
