import { InjectConfig } from '@larder/service-kit';
import { attemptDelivery, EgressClient } from '@larder/service-kit/egress';
import { Injectable } from '@nestjs/common';
import type { AdminConfig } from '../config.js';
import { SecretBox } from '../secrets/index.js';
import { NotificationMailer } from './notification-mailer.js';
import type { Notification } from './notification.js';
import type { NotifierDocument } from './notifier.schema.js';
import { isSent, SENT, type SendOutcome, type TargetOutcome } from './send-outcome.js';
import { deliveryOf, type HttpRequest } from './senders/delivery-of.js';

/** Sends notifications to the addresses of notifiers. */
@Injectable()
export class NotificationSender {
  constructor(
    private readonly secrets: SecretBox,
    private readonly egress: EgressClient,
    private readonly mailer: NotificationMailer,
    @InjectConfig() private readonly config: AdminConfig,
  ) {}

  /** Sends once; a failure is returned as the outcome, never thrown. */
  async send(
    { _id, sealedUrl }: Pick<NotifierDocument, '_id' | 'sealedUrl'>,
    notification: Notification,
    signal?: AbortSignal,
  ): Promise<TargetOutcome> {
    const url = await this.secrets.open(sealedUrl, _id);
    if (url === null) return problem('the address can no longer be read; enter it again');
    const delivery = deliveryOf(url, notification, this.config.APPRISE_API_URL);
    if (delivery.kind === 'problem') return problem(delivery.problem);
    if (delivery.kind === 'mail')
      return { target: 'mail', ...(await this.mailer.send(delivery.recipients, notification)) };
    return { target: this.targetOf(delivery.requests), ...(await this.request(delivery.requests, signal)) };
  }

  private targetOf([first]: HttpRequest[]): string {
    const { APPRISE_API_URL: api } = this.config;
    if (!first || !URL.canParse(first.url)) return '';
    return api && first.url === `${api}/notify` ? 'apprise' : new URL(first.url).host;
  }

  /** Sends all requests; returns the first failure. */
  private async request(requests: HttpRequest[], signal?: AbortSignal): Promise<SendOutcome> {
    let outcome = SENT;
    for (const { url, ...request } of requests) {
      const attempt = await attemptDelivery(() => this.egress.send(url, { ...request, ...(signal ? { signal } : {}) }));
      const { status, failure } = attempt;
      if (isSent(outcome)) outcome = { status, failure, problem: null };
    }
    return outcome;
  }
}

function problem(text: string): TargetOutcome {
  return { target: '', status: null, failure: null, problem: text };
}
