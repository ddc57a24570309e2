import { AppError, CommonErrors } from '@larder/contracts';
import { outageOf } from '@larder/service-kit';
import { HttpException } from '@nestjs/common';

/** Error codes of the HTTP library for bodies that cannot be read. */
const TOO_LARGE = new Set([
  'FST_ERR_CTP_BODY_TOO_LARGE',
  'FST_REQ_FILE_TOO_LARGE',
  'FST_FILES_LIMIT',
  'FST_PARTS_LIMIT',
]);
const BAD_FORM = new Set([
  'FST_INVALID_MULTIPART_CONTENT_TYPE',
  'FST_PROTO_VIOLATION',
  'FST_ERR_CTP_INVALID_MEDIA_TYPE',
]);
/**
 * Messages of the form parser, which has no codes: an incomplete form, or one whose boundary is missing or too long.
 */
const DAMAGED_FORM = /end of multipart data$|^Multipart: Boundary not found$|^The needle cannot /;
const BAD_LENGTH = new Set(['FST_ERR_CTP_INVALID_CONTENT_LENGTH']);

/** Converts a failure to an expected error; undefined for a bug. */
export function toAppError(error: unknown): AppError | undefined {
  const outage = outageOf(error);
  if (outage) return outage;
  if (error instanceof AppError) return error;
  if (error instanceof HttpException) return fromStatus(error.getStatus());
  if (error instanceof Error && DAMAGED_FORM.test(error.message))
    return unreadableBody('The form is incomplete or damaged');
  const { code, statusCode } = error as { code?: unknown; statusCode?: unknown };
  if (typeof code !== 'string') return undefined;
  if (TOO_LARGE.has(code) || statusCode === 413) return CommonErrors.tooLarge({});
  if (BAD_FORM.has(code)) return unreadableBody('Input should be JSON or a form, as the operation is documented');
  if (BAD_LENGTH.has(code)) return unreadableBody('The body is incomplete');
  return undefined;
}

/** Nest wraps errors of the HTTP library into exceptions that only keep the status. */
function fromStatus(status: number): AppError | undefined {
  if (status === 404) return CommonErrors.noSuchPath();
  if (status === 413) return CommonErrors.tooLarge({});
  return status < 500 ? unreadableBody('The body cannot be read') : undefined;
}

/** The 422 for a body that does not match its content type. */
export function unreadableBody(msg: string, type = 'model_attributes_type'): AppError {
  return CommonErrors.invalid([{ type, loc: ['body'], msg, input: null }]);
}
