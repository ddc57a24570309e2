import { SetMetadata } from '@nestjs/common';

export const REFUSES = 'larder:refuses';

/** Statuses of errors that a route answers beside those that follow from its method, its caller and its input. */
export const Refuses = (...statuses: number[]) => SetMetadata(REFUSES, statuses);
