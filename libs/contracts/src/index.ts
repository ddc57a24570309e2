export * from './errors/app-error.js';
export * from './errors/common-errors.js';
export * from './errors/define-error.js';
export * from './messaging/actor.js';
export * from './messaging/define-event.js';
export * from './messaging/define-message.js';
export * from './primitives/id.js';
