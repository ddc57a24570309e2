import { Logo } from '../shared/ui/art/Logo.js';

/** The same markup as in index.html, until the first page is loaded. */
export function Splash() {
  return (
    <div className="splash">
      <Logo size={96} />
    </div>
  );
}
