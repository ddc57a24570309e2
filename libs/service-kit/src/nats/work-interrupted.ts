import { AppError, CommonErrors } from '@larder/contracts';

/** After what time a caller may ask again, in seconds: a part is back within two. */
const RETRY_AFTER_SECONDS = 2;

/** The part that worked on it has failed. Callers see `common.unavailable`; a read may be asked again. */
export class WorkInterrupted extends AppError {
  constructor(cause?: unknown) {
    const { kind, code, params, fields } = CommonErrors.unavailable({ retryAfterSeconds: RETRY_AFTER_SECONDS });
    super(kind, code, params, fields, cause === undefined ? undefined : { cause });
  }
}
