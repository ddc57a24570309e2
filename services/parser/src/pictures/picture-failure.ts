import type { EgressError, EgressFailure } from '@larder/service-kit/egress';

/** Why there is no picture: the target is forbidden, it is something else than a picture, or it could not be had. */
export type PictureProblem = 'refused' | 'not-an-image' | 'not-fetched';

/** A picture that could not be had. `isTemporary`: asking again later may help. */
export class PictureFailure extends Error {
  constructor(
    readonly problem: PictureProblem,
    readonly isTemporary: boolean,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'PictureFailure';
  }
}

const MEANING: Record<EgressFailure, [PictureProblem, boolean]> = {
  refused: ['refused', false],
  'too-large': ['not-fetched', false],
  'timed-out': ['not-fetched', true],
  connection: ['not-fetched', true],
};
/** The server could not be asked right now. */
const BUSY = new Set([408, 425, 429]);

/** A failed fetch as what it means for the picture. */
export function failedFetch(error: EgressError): PictureFailure {
  const [problem, isTemporary] = MEANING[error.failure];
  return new PictureFailure(problem, isTemporary, error.message, { cause: error });
}

/** An answer that is no picture; null when it may be one. */
export function refusedAnswer({ status, contentType }: { status: number; contentType: string }): PictureFailure | null {
  const isTemporary = status >= 500 || BUSY.has(status);
  if (status !== 200) return new PictureFailure('not-fetched', isTemporary, `answered ${status}`);
  if (/image/i.test(contentType)) return null;
  return new PictureFailure('not-an-image', false, `is ${contentType.slice(0, 100) || 'of no type'}`);
}
