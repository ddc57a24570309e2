import type { InjectionToken, Provider } from '@nestjs/common';

/** The token by which a provider is injected, to export it from its module. */
export function tokenOf(provider: Provider): InjectionToken {
  return typeof provider === 'function' ? provider : provider.provide;
}
