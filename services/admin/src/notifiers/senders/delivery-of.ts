import type { Notification } from '../notification.js';
import { discordRequest, pushoverRequest, slackRequests, telegramRequests } from './cloud-requests.js';
import { customRequest } from './custom-requests.js';
import { gotifyRequest, homeAssistantRequest, matrixRequests, ntfyRequests } from './self-hosted-requests.js';
import { jsonPost, type HttpRequest } from './http-request.js';
import { parseNotifierUrl, type NotifierUrl } from './notifier-url.js';

export type { HttpRequest } from './http-request.js';

/** The requests or mail that deliver a notification. */
export type Delivery =
  | { kind: 'requests'; requests: HttpRequest[] }
  | { kind: 'mail'; recipients: string[] }
  | { kind: 'problem'; problem: string };

type Builder = (url: NotifierUrl, notification: Notification) => HttpRequest[];

/** The supported schemes. With an `s` at the end they use https. */
const BUILDERS: Record<string, Builder> = {
  json: customRequest,
  jsons: customRequest,
  form: customRequest,
  forms: customRequest,
  xml: customRequest,
  xmls: customRequest,
  gotify: gotifyRequest,
  gotifys: gotifyRequest,
  hassio: homeAssistantRequest,
  hassios: homeAssistantRequest,
  matrix: matrixRequests,
  matrixs: matrixRequests,
  ntfy: ntfyRequests,
  ntfys: ntfyRequests,
  discord: discordRequest,
  pover: pushoverRequest,
  tgram: telegramRequests,
  slack: slackRequests,
};

/** Webhook addresses as copied from the services, and the addresses they are replaced with. */
const COPIED_ADDRESSES: readonly [RegExp, string][] = [
  [/^https:\/\/(?:ptb\.|canary\.)?discord(?:app)?\.com\/api\/webhooks\/(\d+)\/([\w-]+)\/?$/i, 'discord://$1/$2'],
  [/^https:\/\/hooks\.slack\.com\/services\/(\w+)\/(\w+)\/(\w+)\/?$/i, 'slack://$1/$2/$3'],
];
const MAIL_ADDRESS = /^[^\s@,;<>"]{1,64}@[^\s@,;<>"]{1,200}$/;
const MAX_RECIPIENTS = 20;
/** Several addresses, which the Apprise API would send to one after the other. */
const LIST_OF_ADDRESSES = /[\s,;]+[a-z0-9+.-]+:\/\//i;

/** The delivery of a notification to an address. Other schemes are sent to the Apprise API, if configured. */
export function deliveryOf(address: string, notification: Notification, appriseApiUrl?: string): Delivery {
  const text = COPIED_ADDRESSES.reduce(
    (each, [shape, replacement]) => each.replace(shape, replacement),
    address.trim(),
  );
  const url = parseNotifierUrl(text);
  if (!url) return problem('the address is not valid');
  const message = { ...notification, text: notification.text || 'generic' };
  if (url.scheme === 'mailto' || url.scheme === 'mailtos') return mail(url);
  const build = Object.hasOwn(BUILDERS, url.scheme) ? BUILDERS[url.scheme] : undefined;
  const requests = build?.(url, message) ?? [];
  if (requests.length > 0) return { kind: 'requests', requests };
  if (LIST_OF_ADDRESSES.test(text)) return problem('the address is not valid');
  if (appriseApiUrl) return { kind: 'requests', requests: [appriseRequest(appriseApiUrl, address, message)] };
  return problem(build ? 'the address is not valid' : `unsupported scheme "${url.scheme.slice(0, 40)}"`);
}

/** The request to the Apprise API for all other schemes. */
function appriseRequest(api: string, urls: string, { title, text: body }: Notification): HttpRequest {
  return jsonPost(`${api}/notify`, { urls, title, body, type: 'info' });
}

/** `mailto://user@host`, or the recipients in `to`; always sent with the configured mail server. */
function mail({ user, host, query }: NotifierUrl): Delivery {
  const own = user.includes('@') ? user : `${user}@${host}`;
  const recipients = (query['to'] ?? own).split(/[,;]/).map((each) => each.trim());
  const isValid = recipients.length <= MAX_RECIPIENTS && recipients.every((each) => MAIL_ADDRESS.test(each));
  return isValid ? { kind: 'mail', recipients } : problem('the address is not valid');
}

function problem(text: string): Delivery {
  return { kind: 'problem', problem: text };
}
