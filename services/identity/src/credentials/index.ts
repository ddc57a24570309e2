export { PasswordHasher } from './passwords/password-hasher.js';
export { PasswordsModule } from './passwords/passwords.module.js';
export { ApiTokenClaims, DeviceClaims, SessionClaims } from './tokens/claims.js';
export { Keyring } from './tokens/keyring.js';
export { SECRETS } from './tokens/secret.schema.js';
export { SessionTokens } from './tokens/session-tokens.js';
export type { SigningKey } from './tokens/signing-key.js';
export { type CheckedToken, TokenSigner } from './tokens/token-signer.js';
export { TokensModule } from './tokens/tokens.module.js';
