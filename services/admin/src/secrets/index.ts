export { SecretBox } from './secret-box.js';
export { SECRETS } from './secret.schema.js';
export { SecretsModule } from './secrets.module.js';
