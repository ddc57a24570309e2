import type { Session } from '@larder/contracts';
import { Log } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Account } from '../../store/index.js';
import type { DeviceClaims } from '../../credentials/index.js';
import { DeviceTokens } from './device-tokens.js';
import { SessionService } from './session.service.js';

interface SignInContext {
  remembered: boolean;
  device: DeviceClaims | null;
  address: string;
}

/** Opens a session and issues a device token after a successful sign-in by any method. */
@Injectable()
export class SessionOpener {
  constructor(
    private readonly sessions: SessionService,
    private readonly devices: DeviceTokens,
    private readonly log: Log,
  ) {}

  async open(
    account: Account,
    { remembered, device, address }: SignInContext,
  ): Promise<{ session: Session; device: string }> {
    this.log.info('signed in', { signedInUserId: account._id, method: account.authMethod, address });
    return {
      session: await this.sessions.open(account, remembered),
      device: await this.devices.addUser(device, account._id),
    };
  }
}
