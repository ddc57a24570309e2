/** Overrides of oxlint's configuration that forbid imports against the arrows of the architecture. */
export const boundaries: object[];
