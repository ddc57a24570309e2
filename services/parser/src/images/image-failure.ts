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

const MEANING: Record<EgressFailure, [ImageProblem, boolean]> = {
  refused: ['refused', false],
  'too-large': ['not-fetched', false],
  'timed-out': ['not-fetched', true],
  connection: ['not-fetched', true],
};
/** Statuses of a server that is busy right now. */
const BUSY = new Set([408, 425, 429]);

/** The failure that a failed fetch means for the image. */
export function fetchFailure(error: EgressError): ImageFailure {
  const [problem, isTemporary] = MEANING[error.failure];
  return new ImageFailure(problem, isTemporary, error.message, { cause: error });
}

/** The failure that a response without an image means; null when it may be an image. */
export function responseFailure({ status, contentType }: { status: number; contentType: string }): ImageFailure | null {
  const isTemporary = status >= 500 || BUSY.has(status);
  if (status !== 200) return new ImageFailure('not-fetched', isTemporary, `answered ${status}`);
  if (/image/i.test(contentType)) return null;
  return new ImageFailure('not-an-image', false, `is ${contentType.slice(0, 100) || 'of no type'}`);
}
