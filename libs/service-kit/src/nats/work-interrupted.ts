import { AppError, CommonErrors } from '@larder/contracts';

/** `Retry-After` in seconds: a failed service is restarted within two. */
const RETRY_AFTER_SECONDS = 2;

/** The service failed during the request. Callers get `common.unavailable`; a read may be repeated. */
export class WorkInterrupted extends AppError {
  constructor(cause?: unknown) {
    const { kind, code, params, fields } = CommonErrors.unavailable({ retryAfterSeconds: RETRY_AFTER_SECONDS });
    super(kind, code, params, fields, cause === undefined ? undefined : { cause });
  }
}
