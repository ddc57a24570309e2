import type { Notification } from '../notification.js';
import { basicAuth, jsonPost, serverUrl, titleAndText, type HttpRequest } from './http-request.js';
import type { NotifierUrl } from './notifier-url.js';

/* Requests to self-hosted services; none for an incomplete address. */

/** `gotify(s)://host[:port]/[path/]token` */
export function gotifyRequest(url: NotifierUrl, { title, text }: Notification): HttpRequest[] {
  const { token, path } = splitToken(url);
  if (!token || !url.host) return [];
  const target = serverUrl(url, [...path, 'message'], { secure: url.scheme === 'gotifys' });
  const priority = numberOf(url.query['priority'], 5);
  return [jsonPost(target, { title, message: text, priority }, { 'x-gotify-key': token })];
}

const HOME_ASSISTANT_PORT = 8123;

/** `hassio(s)://host[:port]/[path/]access-token`, shown as a persistent notification. */
export function homeAssistantRequest(url: NotifierUrl, notification: Notification): HttpRequest[] {
  const { token, path } = splitToken(url);
  if (!token || !url.host) return [];
  const secure = url.scheme === 'hassios';
  const defaultPort = secure ? null : HOME_ASSISTANT_PORT;
  const service = [...path, 'api', 'services', 'persistent_notification', 'create'];
  const target = serverUrl(url, service, { secure, defaultPort });
  const nid = url.query['nid'] ?? notification.event?.eventId;
  const body = { title: notification.title, message: notification.text, ...(nid ? { notification_id: nid } : {}) };
  return [jsonPost(target, body, { authorization: `Bearer ${token}` })];
}

/** `matrix(s)://access-token@host[:port]/!room:server[/…]`; rooms by their id. */
export function matrixRequests(url: NotifierUrl, notification: Notification): HttpRequest[] {
  const token = url.password || url.user;
  const rooms = url.path.filter((part) => part.startsWith('!'));
  if (!token || !url.host || rooms.length < url.path.length) return [];
  const transaction = notification.event?.eventId ?? `${Date.now()}`;
  return rooms.map((room) => {
    const id = room.includes(':') ? room : `${room}:${url.host}`;
    const path = ['_matrix', 'client', 'v3', 'rooms', id, 'send', 'm.room.message', transaction];
    const body = { msgtype: 'm.text', body: titleAndText(notification, 60_000) };
    const target = serverUrl(url, path, { secure: url.scheme === 'matrixs' });
    return { ...jsonPost(target, body, { authorization: `Bearer ${token}` }), method: 'PUT' };
  });
}

const NTFY_CLOUD = 'ntfy.sh';

/** `ntfy://topic` at ntfy.sh, or `ntfy(s)://[user:password@ | token@]host[:port]/topic[/…]`. */
export function ntfyRequests(url: NotifierUrl, { title, text }: Notification): HttpRequest[] {
  if (!url.host) return [];
  const isCloud = url.path.length === 0;
  const topics = isCloud ? [url.host] : url.path;
  const server = isCloud ? { host: NTFY_CLOUD, port: null } : url;
  const target = serverUrl(server, [], { secure: isCloud || url.scheme === 'ntfys' });
  const priority = url.query['priority'] ? { priority: numberOf(url.query['priority'], 3) } : {};
  const tags = url.query['tags'] ? { tags: url.query['tags'].split(',') } : {};
  return topics.map((topic) => jsonPost(target, { topic, title, message: text, ...priority, ...tags }, ntfyAuth(url)));
}

function ntfyAuth(url: NotifierUrl): Record<string, string> {
  const token = [url.query['token'], url.user, url.password].find((each) => each?.startsWith('tk_'));
  return token ? { authorization: `Bearer ${token}` } : basicAuth(url);
}

/** Splits off the last part of the path, which is the token. */
function splitToken({ path }: NotifierUrl): { token: string | undefined; path: string[] } {
  return { token: path.at(-1), path: path.slice(0, -1) };
}

function numberOf(text: string | undefined, fallback: number): number {
  return /^\d{1,2}$/.test(text ?? '') ? Number(text) : fallback;
}
