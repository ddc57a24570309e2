import { SetMetadata } from '@nestjs/common';

export const API_ERRORS = 'larder:api-errors';

/** Statuses of errors of a route in addition to those that follow from its method, its access and its input. */
export const ApiErrors = (...statuses: number[]) => SetMetadata(API_ERRORS, statuses);
