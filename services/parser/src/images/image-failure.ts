import type { EgressError, EgressFailure } from '@larder/service-kit/egress';

/** Why there is no image: the target is forbidden, it is not an image, or it could not be fetched. */
export type ImageProblem = 'refused' | 'not-an-image' | 'not-fetched';

/** An image that could not be fetched. `isTemporary`: a retry may succeed. */
export class ImageFailure extends Error {
  constructor(
    readonly problem: ImageProblem,
    readonly isTemporary: boolean,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'ImageFailure';
  }
}

const PROBLEMS: Record<EgressFailure, [ImageProblem, boolean]> = {
  refused: ['refused', false],
  'too-large': ['not-fetched', false],
  'timed-out': ['not-fetched', true],
  connection: ['not-fetched', true],
};
/** Statuses of a temporarily busy server. */
const BUSY_STATUSES = new Set([408, 425, 429]);

/** Maps a failed fetch to the failure of the image. */
export function fetchFailure(error: EgressError): ImageFailure {
  const [problem, isTemporary] = PROBLEMS[error.failure];
  return new ImageFailure(problem, isTemporary, error.message, { cause: error });
}

/** Maps a response to the failure of the image; null when it may be an image. */
export function responseFailure({ status, contentType }: { status: number; contentType: string }): ImageFailure | null {
  const isTemporary = status >= 500 || BUSY_STATUSES.has(status);
  if (status !== 200) return new ImageFailure('not-fetched', isTemporary, `answered ${status}`);
  if (/image/i.test(contentType)) return null;
  return new ImageFailure('not-an-image', false, `is ${contentType.slice(0, 100) || 'of no type'}`);
}
