interface DatabaseOf {
  namespace: string;
  service: string;
  /** Incremented by each restore; 0 before the first one. */
  generation?: number | undefined;
}

/** The name of a database; the only place where names are composed. */
export function databaseName({ namespace, service, generation = 0 }: DatabaseOf): string {
  return [namespace, service, ...(generation === 0 ? [] : [`g${generation}`])].join('-');
}

/** The generation of a database of the service; null for other databases. */
export function generationOf(name: string, { namespace, service }: DatabaseOf): number | null {
  const first = databaseName({ namespace, service });
  if (name === first) return 0;
  const generation = name.startsWith(`${first}-g`) ? Number(name.slice(first.length + 2)) : NaN;
  return Number.isInteger(generation) && generation > 0 ? generation : null;
}

/** The database with data of the installation that does not depend on the generation. */
export function siteDatabaseName(namespace: string): string {
  return databaseName({ namespace, service: 'site' });
}
