import { Module } from '@nestjs/common';
import { StoreModule } from '../../store/index.js';
import { ExternalAccountsModule } from '../external-accounts/external-accounts.module.js';
import { LdapAccounts } from './ldap-accounts.js';
import { LdapDirectory } from './ldap-directory.js';
import { LdapSignIn } from './ldap-sign-in.js';

@Module({
  imports: [ExternalAccountsModule, StoreModule],
  providers: [LdapAccounts, LdapDirectory, LdapSignIn],
  exports: [LdapSignIn],
})
export class LdapModule {}
