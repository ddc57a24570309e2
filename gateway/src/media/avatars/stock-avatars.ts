import { readFile, stat } from 'node:fs/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isUnchanged } from '../conditional-requests.js';

const FOLDER = new URL('../../../assets/stock-avatars/', import.meta.url);
const NAMES = ['pot', 'carrot', 'whisk'] as const;

/** A default image for users who have not uploaded one. */
export interface StockAvatar {
  /** The `ETag` of the image. */
  etag: string;
  lastModified: Date;
  /** WebP, 512 × 512 pixels. */
  content: Buffer;
}

interface SentAvatar {
  avatar: StockAvatar;
  cacheControl: string;
  headers?: Record<string, string>;
}

/** The stock avatar of a user: always the same one of three, by the last digits of the id. */
export async function stockAvatarOf(userId: string): Promise<StockAvatar> {
  const name = NAMES[parseInt(userId.slice(-4), 16) % NAMES.length] ?? NAMES[0];
  const file = new URL(`${name}.webp`, FOLDER);
  const [content, { mtime }] = await Promise.all([readFile(file), stat(file)]);
  return { etag: `stock-${name}`, lastModified: mtime, content };
}

/** Sends a stock avatar; 304 to a client that has it. */
export function sendStockAvatar(
  reply: FastifyReply,
  request: FastifyRequest,
  { avatar: { etag, lastModified, content }, cacheControl, headers }: SentAvatar,
): FastifyReply {
  void reply.headers({
    etag: `"${etag}"`,
    'last-modified': lastModified.toUTCString(),
    'cache-control': cacheControl,
    'x-content-type-options': 'nosniff',
    ...headers,
  });
  if (isUnchanged(request.headers, { etag, lastModified })) return reply.status(304).send();
  return reply.type('image/webp').send(content);
}
