import { type Actor } from '@larder/contracts';
import { Injectable } from '@nestjs/common';
import type { LiveNotice } from './live-notice.js';

/** What browsers get of a notice. */
@Injectable()
export class NoticeTexts {
  /** The data of the event as JSON. */
  of(notice: LiveNotice, _actor: Actor): Promise<string> {
    return Promise.resolve(JSON.stringify(notice.data));
  }
}
