import type { Batch, ItemOf, Json, Message, ReplyOf, RequestOf, Stream } from '@larder/contracts';
import { MessagePattern, Payload } from '@nestjs/microservices';
import { PARAM_ARGS_METADATA } from '@nestjs/microservices/constants.js';

// Parameters beyond the request come from parameter decorators, whose types the compiler cannot relate.
// oxlint-disable-next-line typescript/no-explicit-any
type Handler<Request, Result> = (request: Request, ...rest: any[]) => Result;
type Decorator<H> = <Method extends H>(
  target: object,
  key: string,
  descriptor: TypedPropertyDescriptor<Method>,
) => void;

/** The definition of a handler, which the transport reads from the extras of the pattern. */
export interface HandlerExtras {
  definition: Message | Stream;
}

type Reply<M extends Message> = ReplyOf<M> | Json;

/** This method answers the message. Its first parameter is the parsed request; the reply may be JSON text already. */
export function Answers<M extends Message>(
  definition: M,
): Decorator<Handler<RequestOf<M>, Reply<M> | Promise<Reply<M>>>> {
  return handles(definition);
}

type Items<Item> = AsyncIterable<Item | Json | Batch<Item | Json>>;

/** This method answers the stream with an async iterable of items. Its first parameter is the parsed request. */
export function Streams<S extends Stream>(
  definition: S,
): Decorator<Handler<RequestOf<S>, Items<ItemOf<S>> | Promise<Items<ItemOf<S>>>>> {
  return handles(definition);
}

function handles(definition: Message | Stream) {
  return (target: object, key: string, descriptor: PropertyDescriptor): void => {
    passRequestFirst(target, key);
    MessagePattern(definition.subject, { definition } satisfies HandlerExtras)(target, key, descriptor);
  };
}

// Nest passes no arguments to undecorated parameters when another parameter is decorated.
function passRequestFirst(target: object, key: string): void {
  const parameters = (Reflect.getMetadata(PARAM_ARGS_METADATA, target.constructor, key) ?? {}) as Record<
    string,
    { index: number }
  >;
  if (!Object.values(parameters).some(({ index }) => index === 0)) Payload()(target, key, 0);
}
