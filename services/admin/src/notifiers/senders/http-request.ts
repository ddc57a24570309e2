import { truncate } from '@larder/contracts';
import type { NotifierUrl } from './notifier-url.js';

/** A request that delivers a notification. */
export interface HttpRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** A POST of JSON. */
export function jsonPost(url: string, body: unknown, headers: Record<string, string> = {}): HttpRequest {
  return {
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  };
}

/** A POST of a form; undefined fields are omitted. */
export function formPost(url: string, fields: Record<string, string | undefined>): HttpRequest {
  const present = Object.entries(fields).filter((field): field is [string, string] => field[1] !== undefined);
  return {
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(present).toString(),
  };
}

/** The `http` or `https` address of a server; the parts of `path` are encoded. */
export function serverUrl(
  { host, port }: Pick<NotifierUrl, 'host' | 'port'>,
  path: readonly string[],
  { secure, defaultPort = null }: { secure: boolean; defaultPort?: number | null },
): string {
  const usedPort = port ?? defaultPort;
  const server = usedPort === null ? host : `${host}:${usedPort}`;
  return `${secure ? 'https' : 'http'}://${server}/${path.map(encodeURIComponent).join('/')}`;
}

/** The header of basic authentication; none without a user. */
export function basicAuth({ user, password }: Pick<NotifierUrl, 'user' | 'password'>): Record<string, string> {
  if (!user) return {};
  return { authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}` };
}

/** The title and the text on separate lines, shortened to the length that a service accepts. */
export function titleAndText({ title, text }: { title: string; text: string }, maxLength: number): string {
  const whole = [title, text].filter(Boolean).join('\n');
  return whole.length > maxLength ? `${truncate(whole, maxLength - 1)}…` : whole;
}
