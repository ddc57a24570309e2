import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiConsumes } from '@nestjs/swagger';

export const ACCEPTS_FORM = 'larder:accepts-form';

/** The body of this route is a form, urlencoded or multipart. All other routes leave urlencoded forms unread. */
export const AcceptsForm = () =>
  applyDecorators(
    SetMetadata(ACCEPTS_FORM, true),
    ApiConsumes('application/x-www-form-urlencoded', 'multipart/form-data'),
  );
