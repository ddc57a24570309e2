import { basePath } from '../../../../shared/urls/base-path.js';

/** The address that lets somebody in who has it. */
export function invitationLink(token: string): string {
  return `${window.location.origin}${basePath()}register?token=${encodeURIComponent(token)}`;
}
