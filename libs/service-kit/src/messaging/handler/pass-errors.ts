import { Catch, type ExceptionFilter } from '@nestjs/common';
import { throwError, type Observable } from 'rxjs';

/** Passes every failure to the transport unchanged; Nest's own filter would convert it to "Internal server error". */
@Catch()
export class PassErrors implements ExceptionFilter {
  catch(error: unknown): Observable<never> {
    return throwError(() => error);
  }
}
