import type { Notification } from '../notification.js';
import { formPost, jsonPost, titleAndText, type HttpRequest } from './http-request.js';
import type { NotifierUrl } from './notifier-url.js';

/* Requests to services on the internet; none for an incomplete address. */

const DISCORD_MAX = 2_000;

/** `discord://[name@]webhook-id/webhook-token` */
export function discordRequest(
  { user, host: id, path, query }: NotifierUrl,
  notification: Notification,
): HttpRequest[] {
  const [token] = path;
  if (!id || !token) return [];
  const thread = query['thread'] ? `?thread_id=${encodeURIComponent(query['thread'])}` : '';
  const target = `https://discord.com/api/webhooks/${encodeURIComponent(id)}/${encodeURIComponent(token)}${thread}`;
  const { title, text } = notification;
  const content = titleAndText({ title: `**${title}**`, text }, DISCORD_MAX);
  // Disables mentions: names of recipes must not notify all users.
  return [jsonPost(target, { content, allowed_mentions: { parse: [] }, ...(user ? { username: user } : {}) })];
}

/** `pover://user-key@token[/device/…]` */
export function pushoverRequest(
  { user, host: token, path, query }: NotifierUrl,
  notification: Notification,
): HttpRequest[] {
  if (!user || !token) return [];
  const { title, text: message } = notification;
  const device = path.length > 0 ? { device: path.join(',') } : {};
  const priority = /^-?[012]$/.test(query['priority'] ?? '') ? { priority: query['priority'] ?? '' } : {};
  const sound = query['sound'] ? { sound: query['sound'] } : {};
  const fields = { token, user, title, message, ...device, ...priority, ...sound };
  return [formPost('https://api.pushover.net/1/messages.json', fields)];
}

const TELEGRAM_TOKEN = /^(?:bot)?(\d+:[\w-]+)$/i;
const TELEGRAM_MAX = 4_096;

/** `tgram://bot-token/chat-id[/…][?topic=thread]` */
export function telegramRequests({ authority, path, query }: NotifierUrl, notification: Notification): HttpRequest[] {
  const [, token] = TELEGRAM_TOKEN.exec(authority) ?? [];
  if (!token) return [];
  const text = titleAndText(notification, TELEGRAM_MAX);
  const topic = /^\d+$/.test(query['topic'] ?? '') ? { message_thread_id: Number(query['topic']) } : {};
  const options = { text, disable_web_page_preview: true, ...topic };
  const target = `https://api.telegram.org/bot${token}/sendMessage`;
  return path.map((chat) => jsonPost(target, { chat_id: chat, ...options }));
}

const SLACK_MAX = 35_000;

/** `slack://[name@]A/B/C[/#channel]`, an incoming webhook. */
export function slackRequests(
  { user, host: first, path, query }: NotifierUrl,
  notification: Notification,
): HttpRequest[] {
  const [second, third, ...targets] = path;
  if (!first || !second || !third || query['mode'] === 'bot' || /^xox/i.test(first)) return [];
  const tokens = [first, second, third].map(encodeURIComponent).join('/');
  const channels = targets.length > 0 ? targets.map((channel) => ({ channel })) : [{}];
  const message = { text: titleAndText(notification, SLACK_MAX), ...(user ? { username: user } : {}) };
  return channels.map((channel) => jsonPost(`https://hooks.slack.com/services/${tokens}`, { ...message, ...channel }));
}
