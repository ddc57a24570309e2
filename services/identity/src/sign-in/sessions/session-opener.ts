import type { Session } from '@larder/contracts';
import { Log } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Account } from '../../store/index.js';
import type { DeviceClaims } from '../../credentials/index.js';
import { DeviceMarks } from './device-marks.js';
import { SessionService } from './session.service.js';

interface SignInContext {
  remembered: boolean;
  device: DeviceClaims | null;
  address: string;
}

/** Opens a session and marks the browser after a successful sign-in by any method. */
@Injectable()
export class Admission {
  constructor(
    private readonly sessions: SessionService,
    private readonly devices: DeviceMarks,
    private readonly log: Log,
  ) {}

  async admit(
    account: Account,
    { remembered, device, address }: SignInContext,
  ): Promise<{ session: Session; device: string }> {
    this.log.info('signed in', { signedInUserId: account._id, method: account.authMethod, address });
    return {
      session: await this.sessions.open(account, remembered),
      device: await this.devices.mark(device, account._id),
    };
  }
}
