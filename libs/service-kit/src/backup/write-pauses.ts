import { PauseWrites, ResumeWrites, WritesPaused } from '@larder/contracts';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AppName } from '../core/app-name.js';
import { Broadcasts } from '../messaging/broadcasts.js';
import { WriteGate } from '../mongo/connection/write-gate.js';
import { Outbox } from '../outbox/outbox.js';

/** Pauses the writes of this replica on request of a backup or a restore. */
@Injectable()
export class WritePauses implements OnModuleInit {
  constructor(
    private readonly gate: WriteGate,
    private readonly broadcasts: Broadcasts,
    private readonly outbox: Outbox,
    private readonly app: AppName,
  ) {}

  onModuleInit(): void {
    this.broadcasts.on(PauseWrites, async ({ token, mode, forMs }) => {
      // A copy of the data would publish these events again later. Removing them is a write too, which would block
      // while paused.
      if (this.gate.isOpen) await this.outbox.removePublished();
      this.gate.close(token, mode, forMs);
      await this.gate.whenIdle();
      this.broadcasts.send(WritesPaused, { token, service: this.app.name });
    });
    this.broadcasts.on(ResumeWrites, ({ token }) => this.gate.open(token));
  }
}
