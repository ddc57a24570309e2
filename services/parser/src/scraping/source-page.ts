/** A page to be read. `url` is its address, null for pasted text. */
export interface SourcePage {
  html: string;
  url: string | null;
}
