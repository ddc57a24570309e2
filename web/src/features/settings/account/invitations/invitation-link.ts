import { basePath } from '../../../../shared/urls/base-path.js';

/** The address that lets a user in who has it. */
export function invitationLink(token: string): string {
  return `${window.location.origin}${basePath()}register?token=${encodeURIComponent(token)}`;
}
