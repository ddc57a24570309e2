import { applyDecorators, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader, ApiResponse } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';

const TAG = /^(?:W\/)?"([\x21\x23-\x7e]{1,100})"$/;
const MAX_TAGS = 20;

/**
 * The `ETag` of a record that was last changed at this moment. The parts of its response from other records have a tag
 * of their own (`@Conditional`), which follows after a semicolon.
 */
export function versionTag(updatedAt: string, listTag?: unknown): string {
  return typeof listTag === 'string' ? `"${updatedAt};${listTag.replaceAll('"', '')}"` : `"${updatedAt}"`;
}

/**
 * The versions that an `If-Match` header accepts; undefined when any version is accepted. A header without a readable
 * tag accepts no version: a conditional change must never succeed unconditionally.
 */
export function readIfMatch(header: string | undefined): string[] | undefined {
  if (header === undefined || header.trim() === '*') return undefined;
  const tags = header.split(',').slice(0, MAX_TAGS);
  return tags.flatMap((tag) => TAG.exec(tag.trim())?.[1]?.split(';', 1) ?? []);
}

/** Parameter: what `readIfMatch` reads from the request. */
export const IfMatch = createParamDecorator((_data: unknown, context: ExecutionContext) =>
  readIfMatch(context.switchToHttp().getRequest<FastifyRequest>().headers['if-match']),
);

/** Sets the version of a record that the response does not contain; none when the caller cannot know it. */
export function setVersionHeader(reply: FastifyReply, { updatedAt }: { updatedAt?: string | undefined }): void {
  if (updatedAt) void reply.header('etag', versionTag(updatedAt));
}

/** Describes the header of routes with an `IfMatch` parameter. */
export const RequiresVersion = () =>
  applyDecorators(
    ApiHeader({
      name: 'If-Match',
      required: false,
      description:
        'The `ETag` that the record had when it was read, or its `updatedAt` in double quotes. If another request has changed it ' +
        'since, nothing is written. Without it, any version of the record is changed.',
    }),
    ApiResponse({ status: 412, description: 'Another request has changed the record in the meantime.' }),
  );
