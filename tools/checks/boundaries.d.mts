/** ESLint flat-config entries that forbid imports against the arrows of the architecture. */
export const boundaries: object[];
