import { CleanQuery, type Actor, type AuditAction, type AuditOutcome } from '@larder/contracts';
import { currentContext } from '@larder/service-kit';
import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { outcomeOf, outcomeOfResponse, targetOf, textOf } from './audit-facts.js';
import { AuditTrail } from './audit-trail.js';
import { attemptedAccountOf, targetNameOf } from './request-names.js';

/** Metadata of a route: its action. */
export const AUDITED = 'larder:audited';
/** The action of a route, or a function that derives it from the query. */
export type AuditedAction = AuditAction | ((query: unknown) => AuditAction);

/** Records the action of a route, or its refusal, before the response is sent. */
@Injectable()
export class AuditInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly trail: AuditTrail,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return from(this.run(context, next));
  }

  private async run(context: ExecutionContext, next: CallHandler): Promise<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const audited = this.reflector.get<AuditedAction>(AUDITED, context.getHandler());
    const action = typeof audited === 'function' ? audited(request.query) : audited;
    const actor = currentContext()?.actor ?? null;
    try {
      const result: unknown = await lastValueFrom(next.handle(), { defaultValue: undefined });
      const outcome = outcomeOfResponse(result);
      if (!isDryRun(action, request)) await this.record({ action, request, actor, result, outcome });
      return result;
    } catch (error) {
      const outcome = outcomeOf(error);
      if (outcome) await this.record({ action, request, actor, outcome });
      throw error;
    }
  }

  private record({ action, request, actor, outcome, result }: Attempt): Promise<void> {
    const target = targetOf(action, request, result);
    target.name ??= textOf(targetNameOf(request));
    const caller = { id: actor?.userId ?? null, name: textOf(actor?.username ?? attemptedAccountOf(request)) };
    return this.trail.record({ action, actor: caller, target, address: request.ip, outcome }, actor);
  }
}

interface Attempt {
  action: AuditAction;
  request: FastifyRequest;
  actor: Actor | null;
  outcome: AuditOutcome;
  result?: unknown;
}

function isDryRun(action: AuditAction, { query }: FastifyRequest): boolean {
  return action === 'clean-up.run' && CleanQuery.safeParse(query).data?.dryRun === true;
}
