import { CommonErrors, RefreshSession, ResolveToken, SignIn, SignOut, type RequestOf } from '@larder/contracts';
import { Answers } from '@larder/service-kit';
import { Controller } from '@nestjs/common';
import { SessionTokens } from '../../credentials/index.js';
import { SessionService } from './session.service.js';
import { SignInService } from './sign-in.service.js';
import { TokenReader } from './token-reader.js';

@Controller()
export class SessionController {
  constructor(
    private readonly signIns: SignInService,
    private readonly sessions: SessionService,
    private readonly reader: TokenReader,
    private readonly tokens: SessionTokens,
  ) {}

  @Answers(SignIn)
  signIn(form: RequestOf<typeof SignIn>) {
    return this.signIns.signIn(form);
  }

  @Answers(ResolveToken)
  resolve({ token }: RequestOf<typeof ResolveToken>) {
    return this.reader.identify(token);
  }

  /** API tokens are long-lived and not renewed. */
  @Answers(RefreshSession)
  async refresh({ token }: RequestOf<typeof RefreshSession>) {
    const { kind } = await this.reader.identify(token);
    const session = await this.tokens.read(token);
    if (kind !== 'session' || !session) throw CommonErrors.forbidden();
    return this.sessions.renew(session);
  }

  /** Does nothing for a session that has ended, or for an API token. */
  @Answers(SignOut)
  async signOut({ token }: RequestOf<typeof SignOut>) {
    const session = await this.tokens.read(token);
    if (session) await this.sessions.end(session);
    return null;
  }
}
