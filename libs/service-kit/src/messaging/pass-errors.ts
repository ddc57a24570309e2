import { Catch, type ExceptionFilter } from '@nestjs/common';
import { throwError, type Observable } from 'rxjs';

/** Hands every failure to the transport as it is; Nest's own filter would turn it into "Internal server error". */
@Catch()
export class PassErrors implements ExceptionFilter {
  catch(error: unknown): Observable<never> {
    return throwError(() => error);
  }
}
