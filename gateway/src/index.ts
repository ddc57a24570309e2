export { GatewayConfig } from './config.js';
export { startGateway, type RunningGateway } from './gateway.js';
export { type GatewayOptions } from './gateway.module.js';
