export { AccountsModule } from './accounts.module.js';
export { ApiTokenService } from './api-tokens/api-token.service.js';
export { ApiTokensModule } from './api-tokens/api-tokens.module.js';
export { isDemoAccount } from './users/rules/is-demo-account.js';
export { loginKeys } from './users/rules/login-keys.js';
export { Tenancies } from './users/tenancies.js';
export {
  impliedFlags,
  nameFields as userNameFields,
  newUserFields,
  type Membership,
} from './users/rules/user-fields.js';
export { CurrentPassword } from './users/rules/current-password.js';
export { UserLists } from './users/user-lists.js';
export { toUserOut, toUserSummary } from './users/user.mapper.js';
export { UserPresenter } from './users/user-presenter.js';
export { UsersModule } from './users/users.module.js';
