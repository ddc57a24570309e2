/** Which record to copy, the id of the copy, and its name; without a name the copy gets a numbered one. */
export interface CopyOptions {
  id: string;
  copyId: string;
  name?: string | null | undefined;
}
