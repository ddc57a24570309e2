export { GatewayConfig } from './config.js';
export { startGateway, type RunningGateway } from './gateway.js';
export { type GatewayOptions } from './app.module.js';
