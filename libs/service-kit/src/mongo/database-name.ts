interface DatabaseOf {
  namespace: string;
  service: string;
  /** Grows with each restore; 0 before the first one. */
  generation?: number | undefined;
}

/** The one place that names databases. */
export function databaseName({ namespace, service, generation = 0 }: DatabaseOf): string {
  return [namespace, service, ...(generation === 0 ? [] : [`g${generation}`])].join('-');
}

/** Whether a database belongs to the service, and of which generation it is; null when it does not. */
export function generationOf(name: string, { namespace, service }: DatabaseOf): number | null {
  const first = databaseName({ namespace, service });
  if (name === first) return 0;
  const generation = name.startsWith(`${first}-g`) ? Number(name.slice(first.length + 2)) : NaN;
  return Number.isInteger(generation) && generation > 0 ? generation : null;
}

/** The database with what concerns the installation whatever generation is in use. */
export function siteDatabaseName(namespace: string): string {
  return databaseName({ namespace, service: 'site' });
}
