import { SetMetadata } from '@nestjs/common';

export const API_ERRORS = 'larder:refuses';

/** Statuses of errors that a route answers beside those that follow from its method, its caller and its input. */
export const ApiErrors = (...statuses: number[]) => SetMetadata(API_ERRORS, statuses);
