import { type ArgumentsHost, Catch, type RpcExceptionFilter } from '@nestjs/common';
import { type Observable, throwError } from 'rxjs';
import { DomainError } from './domain-error.js';
import { toGrpcError } from './grpc-errors.js';
import type { Logger } from './logging.js';

/** The one place where errors become gRPC statuses; what is no DomainError is logged with its stack and hidden. */
@Catch()
export class GrpcExceptionFilter implements RpcExceptionFilter {
  constructor(private readonly logger: Logger) {}

  catch(error: unknown, _host: ArgumentsHost): Observable<never> {
    if (!(error instanceof DomainError)) this.logger.error({ err: error }, 'unexpected error in a call');
    return throwError(() => toGrpcError(error));
  }
}
