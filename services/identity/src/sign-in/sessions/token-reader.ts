import { CommonErrors, type Actor, type Identity } from '@larder/contracts';
import { Injectable } from '@nestjs/common';
import { type Account, AccountRepository } from '../../store/index.js';
import {
  ApiTokenClaims,
  type CheckedToken,
  type MealieToken,
  MealieTokens,
  SessionClaims,
  TokenSigner,
} from '../../credentials/index.js';
import { ApiTokenService, Tenancies } from '../../accounts/index.js';
import { SessionService } from './session.service.js';

/** Resolves a token to its actor. */
@Injectable()
export class TokenReader {
  constructor(
    private readonly signer: TokenSigner,
    private readonly mealieTokens: MealieTokens,
    private readonly accounts: AccountRepository,
    private readonly sessions: SessionService,
    private readonly apiTokens: ApiTokenService,
    private readonly tenancies: Tenancies,
  ) {}

  /** Throws unless it is an active session or API token of an existing user. */
  async identify(token: string): Promise<Identity> {
    const checked = await this.signer.check(token, ['session', 'api-token']);
    if (checked) return checked.purpose === 'session' ? this.bySession(checked) : this.byApiToken(checked, token);
    const imported = await this.mealieTokens.check(token);
    if (imported) return this.byMealieToken(imported, token);
    throw CommonErrors.notAuthenticated();
  }

  private async bySession({ claims, expiresAt }: CheckedToken): Promise<Identity> {
    const session = SessionClaims.parse(claims);
    const account = await this.accountOf(session.sub);
    if (!(await this.sessions.isActive(session, account.tokenVersion))) throw CommonErrors.notAuthenticated();
    return { actor: await this.actorOf(account, 'generic'), kind: 'session', expiresAt };
  }

  private async byApiToken({ claims, expiresAt }: CheckedToken, token: string): Promise<Identity> {
    const { id, jti } = ApiTokenClaims.parse(claims);
    const [account, record] = await Promise.all([this.accountOf(id), this.apiTokens.recordOf(jti, token)]);
    return this.ofApiToken(account, { integrationId: record.integrationId, expiresAt });
  }

  private async byMealieToken({ userId, integrationId, expiresAt }: MealieToken, token: string): Promise<Identity> {
    const [account, record] = await Promise.all([
      this.accountOf(userId),
      this.apiTokens.importedRecordOf(userId, token),
    ]);
    return this.ofApiToken(account, { integrationId: integrationId ?? record.integrationId, expiresAt });
  }

  private async ofApiToken(account: Account, token: { integrationId: string; expiresAt: number }): Promise<Identity> {
    const actor = await this.actorOf(account, token.integrationId);
    return { actor: { ...actor, credential: 'api-token' }, kind: 'api-token', expiresAt: token.expiresAt };
  }

  private async accountOf(userId: string): Promise<Account> {
    const account = await this.accounts.find(userId);
    if (!account?.groupId) throw CommonErrors.notAuthenticated(); // deleted, or only its tombstone exists
    return account;
  }

  private async actorOf(user: Account, integrationId: string): Promise<Actor> {
    const { group, household } = await this.tenancies.of(user);
    return {
      userId: user._id,
      username: user.username,
      groupId: group._id,
      groupSlug: group.slug,
      householdId: household._id,
      householdSlug: household.slug,
      admin: user.admin,
      canInvite: user.canInvite,
      canManage: user.canManage,
      canManageHousehold: user.canManageHousehold,
      canOrganize: user.canOrganize,
      locale: 'en-US', // the gateway determines the caller's language
      integrationId,
    };
  }
}
