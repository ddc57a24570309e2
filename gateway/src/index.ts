export { startGateway, type RunningGateway } from './gateway.js';
export { type GatewayOptions } from './app.module.js';
