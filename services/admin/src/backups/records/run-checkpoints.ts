import { Injectable } from '@nestjs/common';

/** Checkpoints at which a test may interrupt a run. */
@Injectable()
export class RunCheckpoints {
  onCheckpoint: (point: string) => unknown = () => undefined;
}
