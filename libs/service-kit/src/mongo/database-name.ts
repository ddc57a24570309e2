interface DatabaseOf {
  namespace: string;
  service: string;
  /** Grows with each restore; absent before the first one. */
  generation?: number | undefined;
}

/** The one place that names databases. */
export function databaseName({ namespace, service, generation }: DatabaseOf): string {
  return [namespace, service, ...(generation === undefined ? [] : [`g${generation}`])].join('-');
}
