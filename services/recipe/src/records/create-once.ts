import { CommonErrors } from '@larder/contracts';
import { isDuplicateKey } from './duplicate-key.js';

interface Creation<Doc> {
  /** Stores the record; fails with a duplicate key when its id, or something else that is unique, is taken. */
  insert: () => Promise<Doc>;
  /** The caller's record of this id; null when there is none, or when it is not the caller's. */
  findBefore: () => Promise<Doc | null>;
}

/**
 * Creates a record whose id was made at the edge: asked again after a lost answer, also at the same moment, it gives back
 * the record that is there, whatever it is called by now. A duplicate key of any other reason goes through.
 */
export async function createOnce<Doc>({ insert, findBefore }: Creation<Doc>): Promise<Doc> {
  try {
    return await insert();
  } catch (error) {
    const before = isDuplicateKey(error) ? await findBefore() : null;
    if (!before) throw error;
    return before;
  }
}

/**
 * The same for records of which only the id is unique.
 *
 * @throws `common.conflict` when the id belongs to a record that is not the caller's
 */
export async function createOnceById<Doc>(creation: Creation<Doc>): Promise<Doc> {
  try {
    return await createOnce(creation);
  } catch (error) {
    if (isDuplicateKey(error)) throw CommonErrors.conflict({}, error);
    throw error;
  }
}
