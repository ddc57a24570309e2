/** Why a key is invalid, as the last part of a message's key; null when it is valid. */
export function extraKeyProblem(
  key: string,
  existingKeys: readonly string[],
): 'key-name-required' | 'no-white-space-allowed' | 'key-exists' | null {
  if (key === '') return 'key-name-required';
  if (/\s/.test(key)) return 'no-white-space-allowed';
  return existingKeys.includes(key) ? 'key-exists' : null;
}
