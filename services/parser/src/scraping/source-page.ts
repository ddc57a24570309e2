/** A page to be read. `url` is where it came from, null for pasted text. */
export interface SourcePage {
  html: string;
  url: string | null;
}
