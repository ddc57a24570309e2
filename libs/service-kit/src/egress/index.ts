export { parseAllowlist, type Allowlist } from './policy/allowlist.js';
export { readResponse, type FetchedResponse, type OpenResponse } from './response.js';
export { decodeText } from './body/decode-text.js';
export { attemptDelivery, isDelivered, isRetryable, type DeliveryOutcome } from './delivery.js';
export {
  EgressClient,
  type EgressSettings,
  type FetchOptions,
  type PostOptions,
  type SendOptions,
} from './egress-client.js';
export { EgressError, type EgressFailure } from './policy/egress-error.js';
export { type EgressRules, type NetworkScope } from './policy/egress-policy.js';
export { egressShape } from './policy/egress-shape.js';
export { localEgressProvider } from './local-egress.provider.js';
export { createHttpFetch, type HttpFetch, type HttpFetchOptions } from './http-fetch.js';
export { PLAIN_USER_AGENT } from './request-headers.js';
