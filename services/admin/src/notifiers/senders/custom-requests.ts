import type { EventData, Notification } from '../notification.js';
import { basicAuth, type HttpRequest } from './http-request.js';
import type { NotifierUrl } from './notifier-url.js';

type Kind = 'json' | 'form' | 'xml';
type Fields = Record<string, unknown>;

const METHODS = new Set(['POST', 'PUT', 'PATCH', 'DELETE', 'GET', 'HEAD']);
const CONTENT_TYPES: Record<Kind, string> = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  xml: 'application/xml',
};

/** The request of `json(s)://`, `form(s)://` and `xml(s)://`, the services that also accept the data of the event. */
export function customRequest(url: NotifierUrl, notification: Notification): HttpRequest[] {
  const kind = url.scheme.replace(/s$/, '') as Kind;
  const method = url.query['method']?.toUpperCase() ?? 'POST';
  const extra = { ...(notification.event ? eventFields(notification.event) : {}), ...url.fields };
  const headers = { 'content-type': CONTENT_TYPES[kind], ...basicAuth(url), ...lowerCaseNames(url.headers) };
  const body = BODIES[kind](notification, extra);
  return [{ method: METHODS.has(method) ? method : 'POST', url: targetOf(url), headers, body }];
}

/** The event as additional fields of the body, without empty ones. */
function eventFields(event: EventData): Record<string, string> {
  const fields = {
    event_type: event.eventType,
    integration_id: event.integrationId,
    document_data: JSON.stringify(event.documentData),
    event_id: event.eventId,
    timestamp: event.timestamp.replace(/Z$/, '+00:00'),
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
}

const BODIES: Record<Kind, (notification: Notification, extra: Record<string, string>) => string> = {
  json: ({ title, text: message }, extra) =>
    JSON.stringify(mergeFields({ version: '1.0', title, message, attachments: [], type: 'info' }, extra)),
  form: ({ title, text: message }, extra) =>
    new URLSearchParams(
      mergeFields({ version: '1.0', title, message, type: 'info' }, extra) as Record<string, string>,
    ).toString(),
  xml: xmlBody,
};

/**
 * Merges additional fields into the standard ones: a field with the name of a standard one renames it, or removes it
 * when empty.
 */
function mergeFields(standard: Fields, extra: Record<string, string>): Fields {
  const renamed = Object.entries(standard).flatMap(([name, value]) => {
    const newName = extra[name] ?? name;
    return newName === '' ? [] : [[newName, value] as const];
  });
  const others = Object.entries(extra).filter(([name]) => !Object.hasOwn(standard, name));
  return Object.fromEntries([...renamed, ...others]);
}

function xmlBody({ title, text }: Notification, extra: Record<string, string>): string {
  const standard = { Version: '1.1', Subject: title, Message: text, MessageType: 'info' };
  const elements = Object.entries(mergeFields(standard, extra)).flatMap(([name, value]) => {
    const tag = name.replace(/[^A-Za-z0-9_-]/g, '');
    return tag ? [`<${tag}>${escapeXml(String(value))}</${tag}>`] : [];
  });
  return [
    "<?xml version='1.0' encoding='utf-8'?>",
    '<soapenv:Envelope xmlns:soapenv="http://schemas.xmlsoap.org/soap/envelope/">',
    `<soapenv:Body><Notification>${elements.join('')}</Notification></soapenv:Body>`,
    '</soapenv:Envelope>',
  ].join('');
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
/** Characters that are not allowed in XML. */
// oxlint-disable-next-line no-control-regex -- the pattern is about control characters
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

function escapeXml(text: string): string {
  return text.replace(FORBIDDEN, '').replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

function targetOf({ scheme, authority, path, endsWithSlash, parameters }: NotifierUrl): string {
  const protocol = scheme.endsWith('s') ? 'https' : 'http';
  const encodedPath = path.map(encodeURIComponent).join('/');
  const end = endsWithSlash && encodedPath ? '/' : '';
  const query = new URLSearchParams(parameters).toString();
  return `${protocol}://${authority}/${encodedPath}${end}${query ? `?${query}` : ''}`;
}

function lowerCaseNames(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}
