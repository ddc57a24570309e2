import { EndOidc, FinishOidc, StartOidc, type RequestOf } from '@larder/contracts';
import { Answers } from '@larder/service-kit';
import { Controller } from '@nestjs/common';
import { OidcFlow } from './oidc-flow.js';
import { OidcService } from './oidc.service.js';

@Controller()
export class OidcController {
  constructor(
    private readonly flow: OidcFlow,
    private readonly oidc: OidcService,
  ) {}

  @Answers(StartOidc)
  start({ redirectUri, browser }: RequestOf<typeof StartOidc>) {
    return this.flow.begin(redirectUri, browser);
  }

  @Answers(FinishOidc)
  finish(request: RequestOf<typeof FinishOidc>) {
    return this.oidc.finish(request);
  }

  @Answers(EndOidc)
  async end({ returnTo }: RequestOf<typeof EndOidc>) {
    return { url: await this.oidc.endUrl(returnTo) };
  }
}
