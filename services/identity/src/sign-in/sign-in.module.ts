import { Module } from '@nestjs/common';
import { SessionsModule } from './sessions/sessions.module.js';
import { OidcModule } from './oidc/oidc.module.js';
import { PasswordResetModule } from './password-reset/password-reset.module.js';
import { RegistrationModule } from './registration/registration.module.js';

/** Sessions, sign-in by password, LDAP and OpenID Connect, registration and password reset. */
@Module({ imports: [SessionsModule, OidcModule, PasswordResetModule, RegistrationModule] })
export class SignInModule {}
