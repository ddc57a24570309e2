import { basePath } from '../../../../shared/urls/base-path.js';

/** The URL of an invitation. */
export function invitationLink(token: string): string {
  return `${window.location.origin}${basePath()}register?token=${encodeURIComponent(token)}`;
}
